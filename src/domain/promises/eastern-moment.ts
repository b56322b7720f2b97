import { isDate } from '../cases/dates.ts';
import { officeTimeZone } from './timings.ts';
import { hourMs } from '../durations.ts';

const wall = new Intl.DateTimeFormat('en-CA', {
  timeZone: officeTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** Why a day and an hour at the office are no moment: the day is none, or the clocks change over that hour. */
export type NoMoment = 'no_day' | 'no_hour' | 'two_hours';

/**
 * The moment (ISO) of a day (`YYYY-MM-DD`) and an hour (`HH:MM`) in Eastern Time. An hour that clocks leave out, or
 * that comes twice, is not guessed.
 */
export function easternMoment(day: string, time: string): { readonly at: string } | NoMoment {
  if (!isDate(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return 'no_day';
  // Four hours behind in summer, five in winter.
  const moments = [4, 5]
    .map((behind) => Date.parse(`${day}T${time}:00Z`) + behind * hourMs)
    .filter((at) => wall.format(at).replace(', ', 'T') === `${day}T${time}`);
  const [first] = moments;
  if (first === undefined) return 'no_hour';
  return moments.length > 1 ? 'two_hours' : { at: new Date(first).toISOString() };
}
