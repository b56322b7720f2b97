import type { SearchAction, WebSite } from 'schema-dts';
import type { Locale } from '#domain/languages.ts';

interface SiteAddresses {
  readonly locale: Locale;
  readonly name: string;
  readonly home: string;
  /** Full address of the search page, which takes ?q=. */
  readonly search: string;
}

/** The vocabulary's types lack the input that search engines require with a search address. */
type SearchWithInput = SearchAction & { readonly 'query-input': string };

/** The whole site, and how to search it. */
export function webSite({ locale, name, home, search }: SiteAddresses): WebSite {
  const action: SearchWithInput = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return { '@type': 'WebSite', name, url: home, inLanguage: locale, potentialAction: action };
}
