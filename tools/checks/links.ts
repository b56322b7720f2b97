// Every address on the built site leads somewhere directly: no dead page, no dead anchor, no redirect. This covers
// links that people follow and what machines read: canonical and translated addresses, pictures, sitemap, feeds.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import { casePlaces, readCaseAnchor } from '#domain/portal/case-places.ts';
import { builtPages } from '#tools/checks/built-pages.ts';
import { reportWhenStarted } from '#tools/checks/report.ts';
import {
  addressesInFiles,
  addressesInHead,
  type PublishedAddress,
} from '#tools/checks/published-addresses.ts';

/** Addresses that functions serve, not files. */
const served = /^\/api\//;

/** A place of a client's case, which the page draws once it knows whose case it is. */
function isInCase(address: string, anchor: string): boolean {
  const { place, part } = readCaseAnchor(anchor);
  const isKnown = part !== null || place !== 'case' || anchor === casePlaces[0];
  return isKnown && /^(?:\/es)?\/client-dashboard$/.test(address);
}

/** Takes a build and returns a sentence for each link that is dead or would redirect. */
export function checkLinks(dist = join(process.cwd(), 'dist')): string[] {
  const pages = builtPages(dist);
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const anchors = new Map<string, Set<string>>();
  for (const page of pages)
    anchors.set(
      page.address,
      new Set(
        DomUtils.findAll((element) => 'id' in element.attribs, page.document).map((e) => e.attribs.id ?? ''),
      ),
    );
  const assets = new Set(globSync('**/*', { cwd: dist }).map((file) => `/${file.replaceAll('\\', '/')}`));
  const problems = new Set<string>();

  for (const page of pages) {
    const own = canonicalOrigin(page.html);
    const elements = DomUtils.findAll(
      (e) => 'href' in e.attribs || 'src' in e.attribs || 'action' in e.attribs,
      page.document,
    );
    for (const element of elements) {
      const link = element.attribs.href ?? element.attribs.src ?? element.attribs.action ?? '';
      const say = (what: string) => problems.add(`${page.address}: "${link}" ${what}`);
      // Nothing leads to the page itself: a way to load it again.
      if (element.attribs.href === '' || /^(?:mailto|tel|data|sms):/.test(link)) continue;
      if (link === '' || link === '#') {
        say('leads nowhere');
        continue;
      }
      const url = new URL(link, `http://site${page.address}`);
      if (url.host !== 'site' && url.origin !== own) {
        if (url.protocol !== 'https:') say('is not https');
        continue;
      }
      const { pathname } = url;
      if (served.test(pathname)) continue;
      if (pathname !== '/' && pathname.endsWith('/')) say('ends in a slash and redirects');
      else if (pathname.endsWith('.html')) say('ends in .html and redirects');
      else if (byAddress.has(pathname)) {
        const anchor = decodeURIComponent(url.hash.slice(1));
        if (anchor && !anchors.get(pathname)?.has(anchor) && !isInCase(pathname, anchor))
          say('has an anchor that is not on that page');
        const spanish = (address: string) => /^\/es(?:\/|$)/.test(address);
        const crosses = spanish(pathname) !== spanish(page.address);
        const says = 'hreflang' in element.attribs || element.attribs.rel === 'canonical';
        if (crosses && !says && element.name === 'a')
          say('leaves the language of the page without saying so');
      } else if (!assets.has(pathname) || !existsSync(join(dist, pathname))) say('leads to no page or file');
    }
  }

  const origin = pages.map((page) => canonicalOrigin(page.html)).find((found) => found !== null) ?? null;
  const judge = ({ where, url: address }: PublishedAddress): void => {
    const say = (what: string): void => void problems.add(`${where}: "${address}" ${what}`);
    if (!URL.canParse(address, origin ?? 'http://site')) return say('is not an address');
    const url = new URL(address, origin ?? 'http://site');
    if (origin !== null && url.origin !== origin) return;
    const { pathname } = url;
    if (pathname !== '/' && pathname.endsWith('/')) say('ends in a slash and redirects');
    else if (pathname.endsWith('.html')) say('ends in .html and redirects');
    else if (!byAddress.has(pathname) && !assets.has(decodeURIComponent(pathname)))
      say('leads to no page or file');
  };
  for (const address of [...pages.flatMap(addressesInHead), ...addressesInFiles(dist)]) judge(address);
  return [...problems];
}

function canonicalOrigin(html: string): string | null {
  const found = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(html);
  return found?.[1] ?? null;
}

await reportWhenStarted(import.meta.url, 'links', checkLinks);
