import { isCourtDay } from '../promises/legal-holidays.ts';
import { dayMs } from '../durations.ts';

/**
 * How the exercises count. `answer`: 7 days from service of a dispossessory summons, or the next business day if the
 * seventh falls on a weekend or legal holiday (O.C.G.A. 44-7-51). `appeal`: 7 days from judgment (44-7-56), never
 * moved, because earlier is safe. `deposit-return`: 30 days from the day the landlord has the home back (44-7-34).
 * `dispute`: 30 days from the day the company gets the dispute (15 U.S.C. 1681i).
 */
export const dayRules = {
  answer: { days: 7, movesToBusinessDay: true },
  appeal: { days: 7, movesToBusinessDay: false },
  'deposit-return': { days: 30, movesToBusinessDay: false },
  dispute: { days: 30, movesToBusinessDay: false },
} as const satisfies Record<string, { days: number; movesToBusinessDay: boolean }>;
export type DayRule = keyof typeof dayRules;
export const dayRuleNames = Object.keys(dayRules) as readonly DayRule[];

export interface CountedDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Whether a weekend or holiday moved the day. */
  readonly moved: boolean;
}

/**
 * The last day under a rule, counted from a date such as `2026-11-21`, which is itself not counted.
 * Null if the text is not a calendar date or lies outside 2000 to 2100.
 */
export function countDays(rule: DayRule, from: string): CountedDay | null {
  const start = parseDay(from);
  if (start === null) return null;
  const { days, movesToBusinessDay } = dayRules[rule];
  const counted = start + days * dayMs;
  let last = counted;
  if (movesToBusinessDay) while (!isCourtDay(isoDay(last))) last += dayMs;
  return { date: isoDay(last), weekday: new Date(last).getUTCDay(), moved: last !== counted };
}

function parseDay(text: string): number | null {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Some engines read 2026-02-30 as March 2, others refuse it.
  return Number.isNaN(time) || isoDay(time) !== text ? null : time;
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
