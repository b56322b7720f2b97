import { isLocale, type Locale } from '#domain/languages.ts';

/** The language of the page, as its HTML says. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
}
