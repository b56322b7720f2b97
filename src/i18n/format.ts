// Numbers, money and dates in the words of a language. Dates of people and cases are shown in Georgia's time.
import type { Locale } from '#domain/languages.ts';
import { officeTimeZone } from '#domain/promises/timings.ts';
import { fill } from '#i18n/fill.ts';

export { fill };

const tags: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-US' };

/** The tag for Intl and for precise `lang` attributes: en-US, es-US. */
export function intlTag(locale: Locale): string {
  return tags[locale];
}

/** "$295" and "$1,050"; cents are shown only if there are any. */
export function formatPrice(amountCents: number, locale: Locale): string {
  return new Intl.NumberFormat(tags[locale], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: amountCents % 100 === 0 ? 0 : 2,
  }).format(amountCents / 100);
}

/** Making a formatter costs a hundred times what using it does, and a build of many pages asks for the same few. */
const dates = new Map<string, Intl.DateTimeFormat>();
function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = dates.get(key) ?? new Intl.DateTimeFormat(tags[locale], options);
  dates.set(key, format);
  return format;
}

/** "July 29, 2025", "29 de julio de 2025". Takes an ISO date or a Date. */
export function formatDate(date: string | Date, locale: Locale): string {
  const dayOnly = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date);
  // A date without a time means that day everywhere.
  const timeZone = dayOnly ? 'UTC' : officeTimeZone;
  return dateFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(date));
}

/** "Tue, Dec 1", "mar, 1 dic": a day of these weeks, where there is little room. */
export function formatShortDay(date: string | Date, locale: Locale): string {
  const dayOnly = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date);
  const timeZone = dayOnly ? 'UTC' : officeTimeZone;
  return dateFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(
    new Date(date),
  );
}

/** "December 28 – 30, 2026": from one ISO date to another, or the one day that both are. */
export function formatDays(from: string, to: string, locale: Locale): string {
  return (
    dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
      .formatRange(new Date(from), new Date(to))
      // Thin spaces, which our fonts do not have.
      .replace(/\u2009/g, ' ')
  );
}

/** Day and time in Georgia, without its zone, for things that happened. */
export function formatMoment(moment: string | Date, locale: Locale): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: officeTimeZone } as const;
  return dateFormat(locale, options).format(new Date(moment));
}

const zoneNames: Readonly<Record<Locale, string>> = { en: ' Eastern\u00a0Time', es: ', hora del Este' };

/**
 * "December 1, 2026 at 2:00 PM Eastern Time": day and time of a hearing or a call, with the zone. Clients who moved to
 * Alabama or Tennessee are an hour behind, and would be late.
 */
export function formatAppointment(moment: string | Date, locale: Locale): string {
  return formatMoment(moment, locale) + zoneNames[locale];
}

/** January to December. Made at build time and handed to islands, so that browser and server agree. */
export function monthNames(locale: Locale): string[] {
  const name = new Intl.DateTimeFormat(tags[locale], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => name.format(Date.UTC(2024, month, 1)));
}

/** "850 kB", "1.2 MB"; megabytes as the upload limit counts them, 1024 × 1024. */
export function formatSize(bytes: number, locale: Locale): string {
  const mega = bytes >= 1024 * 1024;
  return new Intl.NumberFormat(tags[locale], {
    style: 'unit',
    unit: mega ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: mega ? 1 : 0,
  }).format(Math.max(bytes / (mega ? 1024 * 1024 : 1024), 1));
}

/** "9 AM", "9 a.m.": an hour of the day, 0 to 23. */
export function formatHour(hour: number, locale: Locale): string {
  return (
    dateFormat(locale, { hour: 'numeric', hour12: true, timeZone: 'UTC' })
      .format(new Date(Date.UTC(2025, 0, 1, hour)))
      // Keeps the hour and AM or PM together. Some versions of the language data put a narrow space there, which our
      // fonts do not have.
      .replace(/[\u202f ]/g, '\u00a0')
  );
}

/** "a, b and c" / "a, b y c". */
export function formatList(parts: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(tags[locale], { style: 'long', type: 'conjunction' }).format(parts);
}

/** Picks the form for a count and fills {count}: `plural(2, { one: '{count} file', other: '{count} files' }, 'en')`. */
export function plural(
  count: number,
  forms: { readonly one: string; readonly other: string },
  locale: Locale,
): string {
  const rule = new Intl.PluralRules(tags[locale]).select(count);
  return fill(rule === 'one' ? forms.one : forms.other, { count });
}

/** Both languages of a topic; English sets the shape and Spanish must fill it. */
export type Bilingual<Words> = Readonly<Record<Locale, Words>>;
