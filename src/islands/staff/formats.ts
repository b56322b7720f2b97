import type { Locale } from '#domain/languages.ts';
import { officeDate, officeMidnight } from '#domain/promises/office-date.ts';
import { officeTimeZone } from '#domain/promises/timings.ts';
import { fill, intlTag } from '#i18n/format.ts';

/** "Nov 21, 2:25 PM": short and in one line, for rows; with the year when it is not this one. Times are Georgia's. */
export function shortMoment(moment: string, locale: Locale): string {
  const date = new Date(moment);
  const zone = { timeZone: officeTimeZone } as const;
  const year = (of: Date) => new Intl.DateTimeFormat('en', { year: 'numeric', ...zone }).format(of);
  const sameYear = year(date) === year(new Date());
  return new Intl.DateTimeFormat(intlTag(locale), {
    month: 'short',
    day: 'numeric',
    ...(sameYear ? {} : { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    ...zone,
  })
    .format(date)
    .replace(/\s/g, '\u00a0');
}

/** "2026-11-21 14:25:07": a moment in Georgia as spreadsheets read and sort it. */
export function sheetMoment(moment: string): string {
  return new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: officeTimeZone,
  }).format(new Date(moment));
}

/** "-295.00": dollars as spreadsheets sum them. */
export const sheetAmount = (cents: number): string => (cents / 100).toFixed(2);

/** "2:25 PM": a time of the day in Georgia. */
export function shortTime(moment: string, locale: Locale): string {
  return new Intl.DateTimeFormat(intlTag(locale), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: officeTimeZone,
  })
    .format(new Date(moment))
    .replace(/\s/g, '\u00a0');
}

/** When something is due: midnight is the end of the day before it, and nobody reads "12:00 AM" as that. */
export function dueMoment(moment: string, words: { readonly endOfDay: string }, locale: Locale): string {
  const due = new Date(moment);
  const day = officeDate(new Date(due.getTime() - 1));
  return officeMidnight(officeDate(due)) === due.getTime()
    ? fill(words.endOfDay, { day: shortDay(day, locale) }).replace(/\s/g, '\u00a0')
    : shortMoment(moment, locale);
}

/** The same for a narrow column: the day alone, and of today the hour. */
export function dueShort(moment: string, locale: Locale): string {
  const due = new Date(moment);
  const day = officeDate(new Date(due.getTime() - 1));
  return day === officeDate(new Date()) && officeMidnight(officeDate(due)) !== due.getTime()
    ? shortTime(moment, locale)
    : shortDay(day, locale);
}

/** "Nov 21": a day of the office, from its ISO date. */
export function shortDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(intlTag(locale), { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

/** Whole numbers with their separators. */
export function formatCount(count: number, locale: Locale): string {
  return new Intl.NumberFormat(intlTag(locale)).format(count);
}
