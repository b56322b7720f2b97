// What the operator writes about days on which the office is closed.
import * as z from 'zod';
import { nextDay } from './business-days.ts';
import type { Closure } from './office-calendar.ts';
import { isCourtDay } from './legal-holidays.ts';

const day = z.iso.date('must be a day such as 2026-11-27');
const reason = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });

/** Longer ones are slips of the year, and everything we promise would wait for them. */
const longestDays = 31;

/** Closures in the order of their days. `to` is left out for a single day; everybody who reads it finds both. */
export const closuresSchema = z
  .array(
    z
      .strictObject({ from: day, to: day.optional(), reason })
      .transform(({ from, to = from, ...rest }) => ({ from, to, ...rest }))
      .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not lie before “from”' })
      .refine(({ from, to }) => !(from <= to) || daysOf({ from, to }).length <= longestDays, {
        path: ['to'],
        error: `must lie at most ${longestDays} days after “from”`,
      }),
  )
  .superRefine((closures, { addIssue }) => {
    closures.forEach(({ from }, place) => {
      const before = closures[place - 1];
      if (before && from <= before.to)
        addIssue({ code: 'custom', message: 'must lie after the closure above it', path: [place, 'from'] });
    });
  });

/** Whether a closure closes nothing: all its days are weekends or legal holidays. */
export function closesNothing(closure: Closure): boolean {
  return !daysOf(closure).some(isCourtDay);
}

/** The dates of a closure; of one far too long only the first, so that a slip costs no time. */
function daysOf({ from, to }: Closure): string[] {
  const days: string[] = [];
  for (let at = from; at <= to && days.length <= longestDays; at = nextDay(at)) days.push(at);
  return days;
}
