/** A calendar date as `YYYY-MM-DD`; no time zone, because a birthday has none. */
export type CalendarDate = string;

export const minimumAgeYears = 18;
const oldestAgeYears = 120;

/** True for a date that exists: the 29th of February only in leap years. */
export function isCalendarDate(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whole years between a birth date and `today`. Somebody born on 29 February turns a year older on 1 March. */
export function ageOn(birthDate: CalendarDate, today: CalendarDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Adults only: 18 on the day counts. */
export function isAdult(birthDate: CalendarDate, today: CalendarDate): boolean {
  return ageOn(birthDate, today) >= minimumAgeYears;
}

/** A birth date a living person can have: not in the future, not over 120 years ago. */
export function isPlausibleBirthDate(birthDate: CalendarDate, today: CalendarDate): boolean {
  return isCalendarDate(birthDate) && birthDate <= today && ageOn(birthDate, today) <= oldestAgeYears;
}

/** Joins the three inputs of the form; null until all three are filled. Whether it exists is the schema's question. */
export function joinDate(day: string, month: string, year: string): CalendarDate | null {
  if (!day.trim() || !month.trim() || !year.trim()) return null;
  return `${year.trim().padStart(4, '0')}-${month.trim().padStart(2, '0')}-${day.trim().padStart(2, '0')}`;
}
