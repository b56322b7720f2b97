import type { ClockDistance } from '#domain/promises/clock-distance.ts';
import type { ClockName } from '#domain/promises/clock-kinds.ts';
import type { ClockState } from '#domain/promises/clocks.ts';

interface Forms {
  readonly one: string;
  readonly other: string;
}
type Amounts = Readonly<Record<ClockDistance['unit'], Forms>>;

/** What we promised somebody, and how much of the time is left. */
const words = {
  names: {
    work_start: 'Begin the review',
    review: 'Read the application',
    first_contact: 'First contact',
    attorney: 'The attorney’s answer',
    papers: 'First papers',
    processing: 'The whole case',
    support_reply: 'Answer the client',
    contact_reply: 'Answer the message',
    refund_decision: 'Decide the refund',
    money: 'Money on the card',
  } satisfies Record<ClockName, string>,
  states: {
    running: 'In time',
    stopped: 'Stopped',
    warned: 'Due soon',
    late: 'Late',
    met: 'Done',
  } satisfies Record<ClockState, string>,
  dueIn: {
    minutes: { one: 'due in {count} minute', other: 'due in {count} minutes' },
    hours: { one: 'due in {count} hour', other: 'due in {count} hours' },
    business_days: { one: 'due in {count} business day', other: 'due in {count} business days' },
  } satisfies Amounts as Amounts,
  lateBy: {
    minutes: { one: 'late by {count} minute', other: 'late by {count} minutes' },
    hours: { one: 'late by {count} hour', other: 'late by {count} hours' },
    business_days: { one: 'late by {count} business day', other: 'late by {count} business days' },
  } satisfies Amounts as Amounts,
  /** It is not our turn, or a hold stands. */
  stopped: 'the clock is stopped',
  done: 'done',
  /** With the moment it is due. */
  moment: '{distance}, {time}',
  /** Due at midnight. */
  endOfDay: 'end of {day}',
  /** On Today. */
  title: 'What is due next',
  none: 'Nothing is due for now.',
  later: { one: '{count} more is due later.', other: '{count} more are due later.' },
};
export type ClockWords = typeof words;
export default words;
