// Addresses on this site that machines follow and nobody clicks: in the head of pages, the sitemap, feeds, the manifest
// and robots.txt.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { BuiltPage } from '#tools/checks/built-pages.ts';

export interface PublishedAddress {
  /** The page or file that names it. */
  readonly where: string;
  readonly url: string;
}

const inMeta = new Set(['og:url', 'og:image']);

/** What the head of a page names besides its links. */
export function addressesInHead(page: BuiltPage): PublishedAddress[] {
  return DomUtils.findAll(({ name }) => name === 'meta', page.document)
    .filter(({ attribs }) => inMeta.has(attribs.property ?? attribs.name ?? ''))
    .map(({ attribs }) => ({ where: page.address, url: attribs.content ?? '' }));
}

/** What sitemap, feeds, manifests and robots.txt say. */
export function addressesInFiles(dist: string): PublishedAddress[] {
  const found: PublishedAddress[] = [];
  const each = (pattern: string, read: (text: string) => (string | undefined)[]) => {
    for (const file of globSync(pattern, { cwd: dist }).sort())
      for (const url of read(readFileSync(join(dist, file), 'utf8')))
        if (url) found.push({ where: `/${file.replaceAll('\\', '/')}`, url });
  };
  each('**/*.xml', addressesInXml);
  each('**/*.webmanifest', (text) => {
    const manifest = JSON.parse(text) as { start_url?: string; icons?: { src: string }[] };
    return [manifest.start_url, ...(manifest.icons ?? []).map(({ src }) => src)];
  });
  each('robots.txt', (text) => [...text.matchAll(/^Sitemap:\s*(\S+)/gim)].map(([, url]) => url));
  return found;
}

/** Elements whose text is an address, in sitemaps and in RSS. */
const addressElements = new Set(['loc', 'link', 'guid']);

function addressesInXml(text: string): (string | undefined)[] {
  return DomUtils.findAll(() => true, parseDocument(text, { xmlMode: true })).flatMap((element) => {
    const { name, attribs } = element;
    const holdsAddress = addressElements.has(name) && attribs.isPermaLink !== 'false';
    const inAttribute = /^(?:xhtml:link|atom:link|enclosure|media:\w+)$/.test(name)
      ? (attribs.href ?? attribs.url)
      : undefined;
    return [inAttribute, holdsAddress ? DomUtils.textContent(element).trim() : undefined];
  });
}
