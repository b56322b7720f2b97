import type { Locale } from '#domain/languages.ts';

/** Where a date, or all of them, can be had as a file. */
export function fileAddress(locale: Locale, uid?: string): string {
  return `/api/calendar/file?language=${locale}${uid === undefined ? '' : `&uid=${encodeURIComponent(uid)}`}`;
}
