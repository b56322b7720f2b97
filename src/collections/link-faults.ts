// Links of a text that lead nowhere, in sentences. The built site is checked once more, with its anchors
// (tools/checks/links.ts); this needs no build.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nodesOf } from '#collections/markup-faults.ts';
import { countySlug } from '#domain/counties/court-values.ts';
import { counties } from '#domain/counties/georgia.ts';
import type { Locale } from '#domain/languages.ts';
import { moduleIds } from '#domain/learning/modules.ts';
import { inLocale, path, routes } from '#i18n/routes.ts';

/** Addresses a text may name, without what follows # or ?. */
export type Addresses = ReadonlySet<string>;

/** `posts` are the published ones, and `tags` their codes. */
export function siteAddresses(
  posts: readonly { readonly slug: string; readonly locale: Locale }[],
  tags: readonly string[],
): Addresses {
  const both = (address: string) => [inLocale(address, 'en'), inLocale(address, 'es')];
  return new Set([
    ...Object.values(routes).flatMap(both),
    ...moduleIds.flatMap((id) => both(`/learning/${id}`)),
    ...counties.flatMap(({ name }) => both(`/counties/${countySlug(name)}`)),
    ...tags.flatMap((tag) => both(`/blog/tag/${tag}`)),
    ...both('/blog/rss.xml'),
    '/documents/service-agreement.en.pdf',
    '/documents/service-agreement.es.pdf',
    ...posts.map(({ slug, locale }) => path('blog', locale, `/${slug}`)),
  ]);
}

/**
 * What is wrong with one address in a text of a language, or null. A text may lead to its own page in the other
 * language.
 */
export function addressFault(
  url: string,
  locale: Locale,
  addresses: Addresses,
  { root = process.cwd(), page: text = '' } = {},
): string | null {
  const link = `the link "${url}"`;
  if (url === '' || url === '#') return 'a link leads nowhere; write its address between ( and )';
  if (/^(?:mailto|tel|sms):./.test(url) || url.startsWith('#')) return null;
  if (url.startsWith('http:'))
    return `${link} is not encrypted; write https:// if the site has it, or take the link out`;
  if (url.startsWith('https:')) return URL.canParse(url) ? null : `${link} is not a whole address`;
  if (url.startsWith('www.')) return `${link} needs https:// in front`;
  if (/^[a-z]+:/i.test(url))
    return `${link} is of a kind that pages do not follow; write https://, tel: or mailto:`;
  if (!url.startsWith('/')) return `${link} must begin with /, such as /contact, or with https://`;
  const page = url.replace(/[?#].*$/s, '');
  if (page !== '/' && /(?:\/|\.html)$/.test(page)) return `${link} must not end in / or .html`;
  if (!addresses.has(page)) {
    const file = page.slice(1);
    if (file !== '' && existsSync(join(root, 'public', file))) return null;
    const other = inLocale(page, locale === 'es' ? 'en' : 'es');
    return addresses.has(other)
      ? `${link} leads to no page: there is ${other} alone`
      : `${link} leads to no page of ours`;
  }
  const own = inLocale(page, locale);
  if (own !== page && own !== text && addresses.has(own))
    return `${link} leaves the language of the text; write ${own}`;
  return null;
}

/** Everything wrong with the links of a text, a sentence each with its line. `page` is its own address. */
export function linkFaults(
  body: string,
  locale: Locale,
  addresses: Addresses,
  at: { readonly root?: string; readonly page?: string } = {},
): string[] {
  return nodesOf(body, 'link').flatMap(({ url = '', position }) => {
    const fault = addressFault(url, locale, addresses, at);
    return fault ? [`line ${position?.start.line ?? 1}: ${fault}`] : [];
  });
}
