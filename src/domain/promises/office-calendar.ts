import { isCourtDay, isLegalHoliday } from './legal-holidays.ts';

/** Days on which the office is closed although the courts are open. Both dates are `YYYY-MM-DD` and included. */
export interface Closure {
  readonly from: string;
  readonly to: string;
}

/** Which days the office works. Promises are counted by it, so it is handed to whoever counts. */
export interface OfficeCalendar {
  /** Monday to Friday, no legal holiday and no closure of our own. Takes `YYYY-MM-DD`. */
  readonly isBusinessDay: (date: string) => boolean;
}

/** Whether nobody works at the office although it may be a weekday: a legal holiday, or a closure of our own. */
export function isOfficeClosed(date: string, closures: readonly Closure[]): boolean {
  return isLegalHoliday(date) || closures.some(({ from, to }) => from <= date && date <= to);
}

/** The calendar with the closures of `content/site.yml`. */
export function officeCalendar(closures: readonly Closure[]): OfficeCalendar {
  const isBusinessDay = (date: string) => isCourtDay(date) && !isOfficeClosed(date, closures);
  // Asked for the same days by each of hundreds of promises.
  const known = new Map<string, boolean>();
  return {
    isBusinessDay(date) {
      const answer = known.get(date) ?? isBusinessDay(date);
      known.set(date, answer);
      return answer;
    },
  };
}
