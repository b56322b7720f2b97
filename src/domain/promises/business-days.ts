import type { OfficeCalendar } from './office-calendar.ts';
import { addDays, officeDate } from './office-date.ts';
import { promises } from './timings.ts';

/** The next date of the calendar. Takes and returns `YYYY-MM-DD`. */
export function nextDay(date: string): string {
  return addDays(date, 1);
}

/** The date (`YYYY-MM-DD`) that many business days later. The first day itself is not counted. */
export function addBusinessDays(date: string, days: number, calendar: OfficeCalendar): string {
  let at = date;
  for (let left = days; left > 0;) {
    at = nextDay(at);
    if (calendar.isBusinessDay(at)) left -= 1;
  }
  return at;
}

/** How many business days lie after the first date, up to and with the second; 0 if it is not later. */
export function businessDaysBetween(from: string, to: string, calendar: OfficeCalendar): number {
  let count = 0;
  for (let at = from; at < to;) {
    at = nextDay(at);
    if (calendar.isBusinessDay(at)) count += 1;
  }
  return count;
}

/** Further from today a list may take a closed day for a business day: what waits longer is late either way. */
const closedWithin = 70;

/** The dates near one (`YYYY-MM-DD`) on which nobody works, for a database that counts business days. */
export function closedDaysNear(date: string, calendar: OfficeCalendar): string[] {
  return Array.from({ length: 2 * closedWithin + 1 }, (_, index) =>
    addDays(date, index - closedWithin),
  ).filter((day) => !calendar.isBusinessDay(day));
}

/** The dates between which money should arrive that was sent back at this moment. */
export function refundExpected(
  sentAt: Date,
  calendar: OfficeCalendar,
): { readonly from: string; readonly to: string } {
  const { from, to } = promises.refundBusinessDays;
  const day = officeDate(sentAt);
  return { from: addBusinessDays(day, from, calendar), to: addBusinessDays(day, to, calendar) };
}
