/**
 * The one place that says how long we keep what people give us and what the work leaves behind. The privacy policy says
 * the same in words (periods.test.ts compares them), and the daily job carries it out. Payments are never deleted, and
 * nothing is deleted about a person with an open case or unsettled money.
 */
export const periods = {
  /** Applications that were sent and never paid for, with their files, from the day they were sent. */
  unpaidApplication: { count: 1, unit: 'year' },
  /**
   * A case with its application, files and messages, from the day it was closed. Longer than anybody can make a claim.
   */
  closedCase: { count: 7, unit: 'year' },
  /** Messages that belong to no application or case, from the day they were answered. */
  message: { count: 1, unit: 'year' },
  /** The address beside the answers of the eligibility quiz. */
  quizAddress: { count: 6, unit: 'month' },
  /** The name of an account that was closed, where no application or case is kept. */
  closedAccount: { count: 1, unit: 'year' },
  /** An account made on the way to the checkout, if the mailed link was never opened. */
  unopenedAccount: { count: 30, unit: 'day' },
  /** Address and content of mails that were sent. */
  mailContent: { count: 30, unit: 'day' },
  /** The same for a mail that could not be sent. */
  deadLetter: { count: 1, unit: 'year' },
  /** Idempotency keys. */
  repeatKey: { count: 30, unit: 'day' },
  /** Handled events from the card processor, which repeats them for 30 days at most. */
  paymentEvent: { count: 90, unit: 'day' },
  /** Earlier and requested addresses of an account. */
  addressChange: { count: 60, unit: 'day' },
  /** What broke in browsers and on the server: codes and places, about nobody. */
  fault: { count: 30, unit: 'day' },
  /** The address of a person whose request about their data was decided. */
  dataRequest: { count: 1, unit: 'year' },
} as const satisfies Readonly<Record<string, Period>>;

export interface Period {
  readonly count: number;
  readonly unit: 'day' | 'month' | 'year';
}
export type PeriodName = keyof typeof periods;

/** Rounded up, so that nothing goes a day too early. */
const daysIn = { day: 1, month: 31, year: 365.25 } as const;

/** Every period in days, as the database counts them. */
export function periodsInDays(): Record<PeriodName, number> {
  return Object.fromEntries(
    Object.entries(periods).map(([name, { count, unit }]) => [name, Math.ceil(count * daysIn[unit])]),
  ) as Record<PeriodName, number>;
}

/** What a run of the job reports: how many of each kind were removed, or would be. */
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
  'faults',
] as const;
export type RemovedKind = (typeof removedKinds)[number];
