// A built page as a parser sees it: what its styles may apply to, where styles and scripts stand, and what its head
// says. Sitemap and social images are made from the heads, so that neither can name an address, a language or a title
// that the page itself does not.
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

/** The head is null where a page keeps out of search engines. */
export function readPage(html: string) {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const elements = DomUtils.findAll(() => true, document);
  const pieces = (name: string) =>
    elements
      .filter(
        (element) => element.name === name && !element.attribs.src && !element.attribs.type?.endsWith('json'),
      )
      .map((element) => ({
        from: element.startIndex ?? 0,
        to: (element.endIndex ?? 0) + 1,
        text: DomUtils.textContent(element),
      }));
  // Of other values only what names a property or a script: the words of a description are no classes.
  const named = ([attribute, value]: [string, string]) =>
    /^(?:class|id)$/.test(attribute) || /--|\.js$/.test(value) ? [attribute, value] : [attribute];
  const words = elements.flatMap(({ name, attribs }) => [name, ...Object.entries(attribs).flatMap(named)]);
  const meta = (name: string) =>
    elements.find(({ attribs }) => attribs.name === name || attribs.property === name)?.attribs.content ?? '';
  const links = (rel: string) =>
    elements.filter(({ name, attribs }) => name === 'link' && attribs.rel === rel);
  const canonical = links('canonical')[0]?.attribs.href;
  const data = elements
    .filter(({ attribs }) => attribs.type === 'application/ld+json')
    .map(DomUtils.textContent);
  const head: PageHead | null =
    !canonical || meta('robots').includes('noindex')
      ? null
      : {
          canonical,
          language: elements.find(({ name }) => name === 'html')?.attribs.lang ?? '',
          title: meta('og:title'),
          description: meta('description'),
          siteName: meta('og:site_name'),
          image: meta('og:image'),
          section: data.map(sectionOf).find((name) => name) ?? null,
          languages: links('alternate').flatMap(({ attribs: { hreflang, href = '' } }) =>
            hreflang ? [{ language: hreflang, url: href }] : [],
          ),
          modified: meta('article:modified_time') || meta('og:updated_time') || null,
        };
  return {
    /** Elements, attributes, classes, ids, and properties that an attribute asks for. */
    names: new Set(words.flatMap((text) => [...text.split(/\s+/), ...(text.match(/--[\w-]+/g) ?? [])])),
    styles: pieces('style'),
    /** Those that need leave to stand here: data needs none. */
    scripts: pieces('script'),
    head,
  };
}

function sectionOf(text: string): string | undefined {
  const { '@graph': things = [] } = JSON.parse(text) as {
    '@graph'?: { '@type': string; itemListElement?: { name: string }[] }[];
  };
  const trail = things.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  return trail.length > 2 ? trail.at(-2)?.name : undefined;
}
