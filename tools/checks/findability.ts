// What search engines and shared links get from the built pages: each page found once, under one address, with a title
// and a description of its own, in the languages it exists in, and with a picture.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { readPage, type PageHead } from '#tools/build/read-page.ts';
import { builtPages } from '#tools/checks/built-pages.ts';
import { reportWhenStarted } from '#tools/checks/report.ts';

/** Search engines cut titles and descriptions about here. */
const limits = { title: 75, description: { from: 50, to: 175 } } as const;
const pictureSize = '1200×630';

/** Takes a build and returns a sentence for each thing that a search engine or a chat would get wrong. */
export function checkFindability(dist = join(process.cwd(), 'dist')): string[] {
  const problems: string[] = [];
  const pages = builtPages(dist);
  const listed = new Map<string, PageHead>();
  for (const page of pages) {
    const { head } = readPage(page.html);
    if (head) listed.set(page.address, head);
  }
  const say = (address: string, what: string) => problems.push(`${address}: ${what}`);
  const pathOf = (url: string) => new URL(url).pathname;
  const owner = new Map<string, string>();

  for (const [address, head] of listed) {
    if (pathOf(head.canonical) !== address) say(address, `names ${head.canonical} as its address`);
    for (const [field, text] of [
      ['title', head.title],
      ['description', head.description],
    ] as const) {
      if (!text) say(address, `has no ${field}`);
      const other = owner.get(`${field} ${text}`);
      if (other) say(address, `has the same ${field} as ${other}: "${text}"`);
      owner.set(`${field} ${text}`, address);
    }
    if (head.title.length > limits.title) say(address, `has a title of ${head.title.length} characters`);
    const { length } = head.description;
    if (length > 0 && (length < limits.description.from || length > limits.description.to))
      say(
        address,
        `has a description of ${length} characters; ${limits.description.from} to ${limits.description.to} are shown whole`,
      );
    problems.push(...languageFaults(address, head, listed));
    const picture = join(dist, decodeURIComponent(pathOf(head.image)));
    const size = existsSync(picture) ? pngSize(readFileSync(picture)) : 'missing';
    if (size !== pictureSize)
      say(address, `its picture ${pathOf(head.image)} is ${size}, not ${pictureSize}`);
  }
  problems.push(...sitemapFaults(dist, listed));
  for (const page of pages) problems.push(...dataFaults(page.address, page.html));
  for (const page of pages)
    if (page.address === '/' || page.address === '/es')
      for (const part of ['name="keywords"', '"LegalService"'])
        if (!page.html.includes(part)) say(page.address, `lacks ${part}`);
  return problems;
}

/** hreflang names the page itself, only pages that exist and are listed, and each names this one in turn. */
function languageFaults(address: string, head: PageHead, listed: ReadonlyMap<string, PageHead>): string[] {
  const faults: string[] = [];
  const named = new Map(head.languages.map(({ language, url }) => [language, url]));
  if (named.get(head.language) !== head.canonical)
    faults.push(`${address}: does not name itself in hreflang`);
  if (!named.has('x-default')) faults.push(`${address}: names no page for other languages (x-default)`);
  for (const [language, url] of named) {
    const other = listed.get(new URL(url).pathname);
    if (!other)
      faults.push(`${address}: hreflang ${language} names ${url}, which search engines may not list`);
    else if (language !== 'x-default' && other.language !== language)
      faults.push(`${address}: hreflang ${language} names ${url}, a page in "${other.language}"`);
    else if (!other.languages.some((back) => back.url === head.canonical))
      faults.push(`${address}: hreflang ${language} names ${url}, which does not name this page`);
  }
  return faults;
}

/** The sitemap names every listed page and nothing else, in the same languages. */
function sitemapFaults(dist: string, listed: ReadonlyMap<string, PageHead>): string[] {
  const faults: string[] = [];
  const missing = new Map([...listed].map(([address, head]) => [head.canonical, address]));
  for (const file of globSync('sitemap-[0-9]*.xml', { cwd: dist })) {
    const document = parseDocument(readFileSync(join(dist, file), 'utf8'), { xmlMode: true });
    for (const entry of DomUtils.findAll(({ name }) => name === 'url', document)) {
      const inside = DomUtils.findAll(() => true, entry.children);
      const loc = inside.find(({ name }) => name === 'loc');
      const url = loc ? DomUtils.textContent(loc) : '';
      const address = missing.get(url);
      if (!missing.delete(url))
        faults.push(`sitemap: ${url} is no page that search engines may list, or stands there twice`);
      const head = address ? listed.get(address) : undefined;
      const alternates = inside
        .filter(({ name }) => name === 'xhtml:link')
        .map(({ attribs }) => attribs.href);
      const wanted = head && head.languages.length > 2 ? head.languages.map((one) => one.url) : [];
      if (head && String(alternates) !== String(wanted))
        faults.push(`sitemap: ${url} has other languages there than on its page`);
    }
  }
  for (const address of missing.values()) faults.push(`sitemap: ${address} is missing`);
  return faults;
}

type Data = Readonly<Record<string, unknown>>;

/** Fields without which this kind of structured data is useless. */
const needed: Readonly<Record<string, readonly string[]>> = {
  LegalService: ['name', 'description', 'url', 'email', 'areaServed', 'makesOffer'],
  FAQPage: ['mainEntity'],
  BlogPosting: [
    'headline',
    'description',
    'datePublished',
    'dateModified',
    'image',
    'author',
    'mainEntityOfPage',
  ],
  BreadcrumbList: ['itemListElement'],
  WebSite: ['name', 'url'],
};

function dataFaults(address: string, html: string): string[] {
  const faults: string[] = [];
  for (const [, text = ''] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
    const data = JSON.parse(text) as { '@context'?: string; '@graph'?: Data[] };
    if (data['@context'] !== 'https://schema.org')
      faults.push(`${address}: structured data without its vocabulary`);
    for (const thing of data['@graph'] ?? []) {
      const fields = needed[String(thing['@type'])];
      if (!fields) faults.push(`${address}: structured data of an unknown kind, ${String(thing['@type'])}`);
      for (const field of fields ?? [])
        if (thing[field] === undefined || thing[field] === '' || String(thing[field]) === '')
          faults.push(`${address}: ${String(thing['@type'])} has no ${field}`);
    }
    // Ratings that nobody measured are unlawful advertising.
    if (/"(?:aggregateRating|ratingValue|review|Review)"/.test(text))
      faults.push(`${address}: structured data with a rating`);
  }
  return faults;
}

/** Width and height from the head of a PNG. */
function pngSize(file: Buffer): string {
  const isPng = file.subarray(1, 4).toString('latin1') === 'PNG';
  return isPng ? `${file.readUInt32BE(16)}×${file.readUInt32BE(20)}` : 'no PNG';
}

await reportWhenStarted(import.meta.url, 'findability', checkFindability);
