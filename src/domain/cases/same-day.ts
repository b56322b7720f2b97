import { addBusinessDays } from '../promises/business-days.ts';
import type { OfficeCalendar } from '../promises/office-calendar.ts';
import { officeDate, officeMidnight } from '../promises/office-date.ts';
import { officeHours } from '../promises/timings.ts';
import { hourMs } from '../durations.ts';

/** The end of the office's day in which something came, or of the next one if it came when the office was closed. */
export function sameDayDue(cameAt: Date, calendar: OfficeCalendar): string {
  const closes = (day: string) => officeMidnight(day) + officeHours.closes * hourMs;
  const day = officeDate(cameAt);
  const isOpen = calendar.isBusinessDay(day) && cameAt.getTime() < closes(day);
  return new Date(closes(isOpen ? day : addBusinessDays(day, 1, calendar))).toISOString();
}
