// What the built pages say about themselves in their heads. Sitemap and social images are made from this, so that
// neither can name an address, a language or a title that the page itself does not.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DomUtils, parseDocument } from 'htmlparser2';

export interface PageHead {
  /** The full address, as the page names it. */
  readonly canonical: string;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Full address of the picture of shared links. */
  readonly image: string;
  /** The page above this one, by name, when that is not the home page. */
  readonly section: string | null;
  /** The same page in each language it exists in, with "x-default". */
  readonly languages: readonly { readonly language: string; readonly url: string }[];
  /** Day of the last change, when the page knows one. */
  readonly modified: string | null;
}

/** The heads of all pages of a build that search engines may list. */
export function listedPages(dist: URL): PageHead[] {
  const folder = fileURLToPath(dist);
  return globSync('**/*.html', { cwd: folder })
    .sort()
    .flatMap((file) => readHead(readFileSync(join(folder, file), 'utf8')) ?? []);
}

/** The head of one page, or null when the page keeps out of search engines. */
export function readHead(html: string): PageHead | null {
  const end = html.indexOf('</head>');
  const document = parseDocument(end === -1 ? html : html.slice(0, end));
  const elements = DomUtils.findAll(() => true, document);
  const meta = (name: string) =>
    elements.find(({ attribs }) => attribs.name === name || attribs.property === name)?.attribs.content ?? '';
  const canonical = elements.find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href;
  if (!canonical || meta('robots').includes('noindex')) return null;
  return {
    canonical,
    language: elements.find(({ name }) => name === 'html')?.attribs.lang ?? '',
    title: meta('og:title'),
    description: meta('description'),
    siteName: meta('og:site_name'),
    image: meta('og:image'),
    section: sectionOf(
      elements.filter(({ attribs }) => attribs.type === 'application/ld+json').map(DomUtils.textContent),
    ),
    languages: elements
      .filter(({ attribs }) => attribs.rel === 'alternate' && attribs.hreflang)
      .map(({ attribs }) => ({ language: attribs.hreflang ?? '', url: attribs.href ?? '' })),
    modified: meta('article:modified_time') || meta('og:updated_time') || null,
  };
}

interface Crumbs {
  readonly '@graph'?: readonly { '@type': string; itemListElement?: readonly { name: string }[] }[];
}

function sectionOf(texts: readonly string[]): string | null {
  for (const text of texts) {
    const trail = (JSON.parse(text) as Crumbs)['@graph']?.find((one) => one['@type'] === 'BreadcrumbList');
    const names = trail?.itemListElement?.map(({ name }) => name) ?? [];
    if (names.length > 2) return names.at(-2) ?? null;
  }
  return null;
}
