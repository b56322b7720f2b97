import { locales, type Locale } from '#domain/languages.ts';

/** The two addresses of a page file under pages/[...locale]: no segment for English, "es" for Spanish. */
export function localePaths(): { params: { locale: string | undefined }; props: { locale: Locale } }[] {
  return locales.map((locale) => ({
    params: { locale: locale === 'en' ? undefined : locale },
    props: { locale },
  }));
}
