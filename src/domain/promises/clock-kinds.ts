import type { TurnHolder } from './turns.ts';
import { promises } from './timings.ts';

/**
 * What a promise is measured in. Hours and business days run on business days alone: 24 hours, like one business day,
 * end at the same hour of the next one. Weeks are those of the calendar, as a client counts them.
 */
export type ClockUnit = 'hours' | 'business_days' | 'weeks';

interface ClockKind {
  readonly unit: ClockUnit;
  /** Where a range was promised, its beginning: nobody waits for it before. */
  readonly from?: number;
  /** After so many units the promise is broken. */
  readonly limit: number;
  /** With whom the turn has to be for the clock to run. */
  readonly runsWith: readonly TurnHolder[];
}

/** The client reads the attorney's turn as ours, and waits for us. */
const withUs = ['us', 'attorney'] as const;

/** Every promise the workplace measures. Its readers know what starts and what meets each. */
export const clockKinds = {
  /** From payment until somebody begins. */
  work_start: { unit: 'hours', limit: promises.workStartsHours, runsWith: withUs },
  /** From a paid application until it is decided. */
  review: {
    unit: 'hours',
    from: promises.caseReviewHours.from,
    limit: promises.caseReviewHours.to,
    runsWith: withUs,
  },
  first_contact: { unit: 'business_days', limit: promises.firstContactBusinessDays, runsWith: withUs },
  /** The attorney's own answer to a paper. */
  attorney: {
    unit: 'business_days',
    limit: promises.attorneyReviewBusinessDays,
    runsWith: ['attorney'],
  },
  /** The first papers, ready for the client to read. */
  papers: { unit: 'weeks', limit: promises.documentsWeek, runsWith: withUs },
  processing: {
    unit: 'weeks',
    from: promises.processingWeeks.from,
    limit: promises.processingWeeks.to,
    runsWith: withUs,
  },
  /** A message or ticket of a client; the turn is that of the thread, not of the case. */
  support_reply: { unit: 'hours', limit: promises.supportReplyHours, runsWith: withUs },
  /** A message by the contact form. */
  contact_reply: { unit: 'business_days', limit: promises.contactReplyBusinessDays, runsWith: withUs },
  refund_decision: { unit: 'business_days', limit: promises.refundDecisionBusinessDays, runsWith: withUs },
  /** From the decision until the money is on the card. */
  money: {
    unit: 'business_days',
    from: promises.refundBusinessDays.from,
    limit: promises.refundBusinessDays.to,
    runsWith: withUs,
  },
} as const satisfies Record<string, ClockKind>;

export type ClockName = keyof typeof clockKinds;
export const clockNames = Object.keys(clockKinds) as readonly ClockName[];

/** Read by one type, so that whoever handles any kind needs no cases. */
export function clockKind(name: ClockName): ClockKind {
  return clockKinds[name];
}
