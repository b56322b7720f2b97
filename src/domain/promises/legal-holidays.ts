/**
 * Days on which courts in Georgia are closed under both the federal and the state calendar. Washington's birthday and
 * the state's own extra days are left out on purpose, because some courts are open then: a deadline named a day too
 * early harms nobody, and one named too late may cost somebody their home.
 *
 * Dates are `YYYY-MM-DD`, and arithmetic is done in UTC, where every day has 24 hours.
 */
export function isLegalHoliday(date: string): boolean {
  return daysOff(Number(date.slice(0, 4))).has(date);
}

/** By year, because whoever counts days asks for each of them. */
const known = new Map<number, ReadonlySet<string>>();

function daysOff(year: number): ReadonlySet<string> {
  // New Year's Day of the next year may be observed on December 31.
  const days = known.get(year) ?? new Set([...legalHolidays(year), ...legalHolidays(year + 1)]);
  known.set(year, days);
  return days;
}

/** Whether a date is neither on a weekend nor a legal holiday: the court's clerk is there. */
export function isCourtDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== saturday && weekday !== sunday && !isLegalHoliday(date);
}

/**
 * The legal holidays of a year, on the day they are observed: one on a Saturday on Friday, one on a Sunday on Monday.
 */
export function legalHolidays(year: number): string[] {
  return [
    observed(year, 1, 1),
    nthWeekday(year, 1, monday, 3),
    lastMonday(year, 5),
    ...(year >= 2022 ? [observed(year, 6, 19)] : []),
    observed(year, 7, 4),
    nthWeekday(year, 9, monday, 1),
    nthWeekday(year, 10, monday, 2),
    observed(year, 11, 11),
    nthWeekday(year, 11, thursday, 4),
    observed(year, 12, 25),
  ].map(isoDay);
}

const saturday = 6;
const sunday = 0;
const monday = 1;
const thursday = 4;

function day(year: number, month: number, dayOfMonth: number): Date {
  return new Date(Date.UTC(year, month - 1, dayOfMonth));
}

function observed(year: number, month: number, dayOfMonth: number): Date {
  const weekday = day(year, month, dayOfMonth).getUTCDay();
  return day(year, month, dayOfMonth + (weekday === saturday ? -1 : weekday === sunday ? 1 : 0));
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): Date {
  const first = day(year, month, 1).getUTCDay();
  return day(year, month, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7);
}

function lastMonday(year: number, month: number): Date {
  const last = day(year, month + 1, 0);
  return day(year, month, last.getUTCDate() - ((last.getUTCDay() - monday + 7) % 7));
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
