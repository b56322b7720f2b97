import { addDays } from '../promises/office-date.ts';

/** Days of the office, the first and the last, as ISO 8601 writes an interval: `2026-11-24/2026-11-30`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const isDay = (day: string) =>
  /^20\d{2}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;

export function readPeriod(text: string): Period | null {
  const [from = '', to = '', ...more] = text.split('/');
  return more.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

export const isPeriod = (text: string): boolean => readPeriod(text) !== null;

const writePeriod = ({ from, to }: Period) => `${from}/${to}`;

/** How many single days and whole months can be chosen. */
const dayChoices = 14;
const monthChoices = 24;
/** Today and the days before it. */
const spans = [7, 30, 90] as const;

export type PeriodChoice =
  | { readonly kind: 'day'; readonly day: string; readonly daysAgo: number; readonly value: string }
  | { readonly kind: 'span'; readonly days: (typeof spans)[number]; readonly value: string }
  | { readonly kind: 'month'; readonly month: string; readonly value: string };

/** What can be chosen in a log: the last days one by one, the last weeks, and month by month for two years. */
export function periodChoices(today: string): readonly PeriodChoice[] {
  const days = Array.from({ length: dayChoices }, (_, daysAgo): PeriodChoice => {
    const day = addDays(today, -daysAgo);
    return { kind: 'day', day, daysAgo, value: writePeriod({ from: day, to: day }) };
  });
  const recent = spans.map((length): PeriodChoice => ({
    kind: 'span',
    days: length,
    value: writePeriod({ from: addDays(today, 1 - length), to: today }),
  }));
  const months = Array.from({ length: monthChoices }, (_, monthsAgo): PeriodChoice => {
    const [year = 0, month = 0] = today.split('-').map(Number);
    const first = new Date(Date.UTC(year, month - 1 - monthsAgo, 1)).toISOString().slice(0, 10);
    const last = new Date(Date.UTC(year, month - monthsAgo, 0)).toISOString().slice(0, 10);
    return { kind: 'month', month: first, value: writePeriod({ from: first, to: last }) };
  });
  const all = [...days, ...recent, ...months];
  // On the 30th the last 30 days are the month.
  return all.filter((one, place) => all.findIndex(({ value }) => value === one.value) === place);
}
