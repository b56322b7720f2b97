// The check of what search engines and chats read finds what it is there for, on small sites with one fault each.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkFindability } from '#tools/checks/findability.ts';
import { checkLinks } from '#tools/checks/links.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

const origin = 'https://fresh.test';
interface Page {
  language?: string;
  title?: string;
  description?: string;
  canonical?: string;
  robots?: string;
  languages?: [string, string][];
  data?: object;
}
const both: [string, string][] = [
  ['en', '/privacy'],
  ['es', '/es/privacy'],
  ['x-default', '/privacy'],
];
const privacy: Page = { languages: both };
const privacidad: Page = { language: 'es', languages: both, title: 'Privacidad' };

/** A built site; the sitemap holds these addresses, or all of the pages. */
function site(pages: Record<string, Page>, sitemap = Object.keys(pages)): string {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  made.push(dist);
  const put = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
  };
  for (const [address, page] of Object.entries(pages)) {
    const { language = 'en', title = `Page ${address}`, canonical = address, robots = 'index', data } = page;
    const { description = `What stands on the page ${address}, said in a sentence of some length.` } = page;
    const {
      languages = [
        [language, address],
        ['x-default', address],
      ],
    } = page;
    put(
      `${address.slice(1)}.html`,
      `<!doctype html><html lang="${language}"><head><title>${title}</title>
<meta name="description" content="${description}"><meta name="robots" content="${robots}">
<link rel="canonical" href="${origin}${canonical}">
${languages.map(([code, path]) => `<link rel="alternate" hreflang="${code}" href="${origin}${path}">`).join('')}
<meta property="og:title" content="${title}"><meta property="og:image" content="${origin}/og${address}.png">
${data ? `<script type="application/ld+json">${JSON.stringify(data)}</script>` : ''}</head><body></body></html>`,
    );
    put(`og${address}.png`, picture(1200, 630));
  }
  const entries = sitemap.map((address) => {
    const languages = pages[address]?.languages ?? [];
    const links = languages.map(([code, path]) => `<xhtml:link hreflang="${code}" href="${origin}${path}"/>`);
    return `<url><loc>${origin}${address}</loc>${links.join('')}</url>`;
  });
  put('sitemap-0.xml', `<urlset>${entries.join('')}</urlset>`);
  return dist;
}

function picture(width: number, height: number): Buffer {
  const head = Buffer.alloc(24);
  head.write('\x89PNG', 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

describe('the findability check', () => {
  it('accepts a page in two languages beside one in a single language', () => {
    const dist = site({ '/privacy': privacy, '/es/privacy': privacidad, '/blog/only-english': {} });
    expect(checkFindability(dist)).toEqual([]);
    expect(checkLinks(dist)).toEqual([]);
  });

  it.each<[string, Record<string, Page>, string]>([
    ['a page without a description', { '/a': { description: '' } }, 'has no description'],
    ['two pages with one title', { '/a': { title: 'Same' }, '/b': { title: 'Same' } }, 'the same title'],
    [
      'a page that gives another address as its own',
      { '/a': { canonical: '/b' }, '/b': {} },
      'as its address',
    ],
    ['a translation that is not there', { '/privacy': privacy }, 'which search engines may not list'],
    [
      'a translation that does not name the page back',
      { '/privacy': privacy, '/es/privacy': { language: 'es' } },
      'does not name this page',
    ],
    [
      'a rating',
      { '/a': { data: { '@context': 'https://schema.org', '@graph': [{ aggregateRating: 5 }] } } },
      'rating',
    ],
    [
      'a post without a date',
      { '/a': { data: { '@context': 'https://schema.org', '@graph': [{ '@type': 'BlogPosting' }] } } },
      'BlogPosting has no datePublished',
    ],
  ])('finds %s', (_, pages, sentence) => {
    expect(checkFindability(site(pages)).join('\n')).toContain(sentence);
  });

  it('finds a page in the sitemap that asks not to be listed, and one that is not in it', () => {
    const found = checkFindability(site({ '/login': { robots: 'noindex' }, '/a': {} }, ['/login'])).join(
      '\n',
    );
    expect(found).toContain('/login is no page that search engines may list');
    expect(found).toContain('/a is missing');
  });

  it('finds a picture that is missing or of another size', () => {
    const dist = site({ '/a': {}, '/b': {} });
    rmSync(join(dist, 'og/a.png'));
    writeFileSync(join(dist, 'og/b.png'), picture(600, 315));
    expect(checkFindability(dist)).toEqual([
      expect.stringContaining('/og/a.png is missing'),
      expect.stringContaining('/og/b.png is 600×315'),
    ]);
  });
});

describe('the link check', () => {
  it.each([
    ['rss.xml', `<rss><channel><item><link>${origin}/gone</link></item></channel></rss>`],
    ['sitemap-1.xml', `<urlset><url><loc>${origin}/a/</loc></url></urlset>`],
    ['robots.txt', `Sitemap: ${origin}/sitemap-gone.xml\n`],
    ['site.webmanifest', '{ "icons": [{ "src": "/gone.png" }] }'],
  ])('follows the addresses in %s', (file, content) => {
    const dist = site({ '/a': {} });
    writeFileSync(join(dist, file), content);
    expect(checkLinks(dist)).toEqual([expect.stringContaining(`/${file}: `)]);
  });
});
