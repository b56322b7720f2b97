import type { WebSite } from 'schema-dts';
import type { Locale } from '#domain/languages.ts';

interface SiteAddresses {
  readonly locale: Locale;
  readonly name: string;
  readonly home: string;
}

/** The whole site. How to search it is left out: search engines stopped reading that in 2024. */
export function webSite({ locale, name, home }: SiteAddresses): WebSite {
  return { '@type': 'WebSite', name, url: home, inLanguage: locale };
}
