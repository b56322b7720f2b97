/**
 * How long we keep what people give us and what the work leaves behind: the one place. The privacy policy says the
 * same in words (periods.test.ts compares them), and the daily job does it. Payments are never deleted, and nothing
 * of a person with an open case or unsettled money is.
 */
export const periods = {
  /** Applications that were sent and never paid, with their files: from the day they were sent. */
  unpaidApplication: { count: 1, unit: 'year' },
  /** A case with its application, files and messages: from the day it was closed. Longer than claims may be made. */
  closedCase: { count: 7, unit: 'year' },
  /** Messages that belong to no application or case: from the answer. */
  message: { count: 1, unit: 'year' },
  /** The address beside the answers of the eligibility quiz. */
  quizAddress: { count: 6, unit: 'month' },
  /** The name of an account that was closed, where no application or case is kept. */
  closedAccount: { count: 1, unit: 'year' },
  /** An account made for somebody on the way to the checkout, whose mailed link was never opened. */
  unopenedAccount: { count: 30, unit: 'day' },
  /** Address and content in our list of mails that went out. */
  mailContent: { count: 30, unit: 'day' },
  /** The same of a mail that could not be sent. */
  deadLetter: { count: 1, unit: 'year' },
  /** Keys by which pressing a button twice makes one record. */
  repeatKey: { count: 30, unit: 'day' },
  /** Notices of the card processor that were dealt with. It repeats one for 30 days at most. */
  paymentEvent: { count: 90, unit: 'day' },
  /** Former and wished-for addresses of an account. */
  addressChange: { count: 60, unit: 'day' },
  /** The address of somebody whose request about their data was decided. */
  dataRequest: { count: 1, unit: 'year' },
} as const satisfies Readonly<Record<string, Period>>;

export interface Period {
  readonly count: number;
  readonly unit: 'day' | 'month' | 'year';
}
export type PeriodName = keyof typeof periods;

/** Rounded up: nothing goes a day too early. */
const daysIn = { day: 1, month: 31, year: 365.25 } as const;

/** Every period in days, as the database counts. */
export function periodsInDays(): Record<PeriodName, number> {
  return Object.fromEntries(
    Object.entries(periods).map(([name, { count, unit }]) => [name, Math.ceil(count * daysIn[unit])]),
  ) as Record<PeriodName, number>;
}

/** What a run of the job tells: how many of each kind went, or would go. */
export const removedKinds = [
  'unpaidApplications',
  'closedCases',
  'messages',
  'files',
  'closedAccounts',
  'unopenedAccounts',
  'quizAddresses',
  'mailContents',
  'repeatKeys',
  'paymentEvents',
  'addressChanges',
  'dataRequests',
] as const;
export type RemovedKind = (typeof removedKinds)[number];
