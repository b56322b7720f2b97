// English and Spanish say the same things: same keys, same placeholders, nothing left untranslated; and texts in
// content/ have the same sections in both.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { splitText } from '#domain/front-matter.ts';
import { reportWhenStarted } from '#tools/checks/report.ts';
import { translationState } from '#collections/translation-stamp.ts';
import { checkTranslations } from '#tools/content/translations.ts';

/** Texts that should be the same in both languages, by topic and key or by the text itself. */
const sameByKey: ReadonlySet<string> = new Set([
  'page.titleEnd',
  'packages.byId.premium.name',
  'staff/papers.papers.hash',
  // Names of files.
  'staff/set-up.offer.filingWhere',
  'staff/set-up.offer.launch',
  // What is typed or chosen on a court's screen, which is in English.
  'filing-files.facts.courtOf',
  'filing-files.files.types.motion',
  'filing-files.files.types.proposed_order',
  'filing-files.files.types.affidavit',
  'filing-files.files.types.translator_affidavit',
  'filing-files.files.types.consent',
  'filing-files.files.types.notice_of_hearing',
  'filing-files.files.types.certificate_of_service',
  'filing-files.files.types.change_of_address',
  'filing-files.files.types.exhibit',
  'filing-files.files.signed',
]);
const sameByText: ReadonlySet<string> = new Set([
  'No',
  'no',
  'Error',
  'Error:',
  'VIP',
  'Premium',
  'Georgia',
  'PDF',
  'Fresh Key',
  'DD',
  // Names of languages and of benefit programs.
  'English',
  'Español',
  'Medicaid',
  'TANF',
  'SSI',
  'SSDI',
  'SNAP',
  'WIC',
  // Brand names.
  'iPhone',
  'iPad',
  'Mac',
  'Chromebook',
]);

/** Takes the project's folder and returns a sentence for each difference. */
export async function checkLanguageParity(root = process.cwd()): Promise<string[]> {
  return [
    ...(await checkWords(root)),
    ...checkContentFiles(root),
    ...checkContentTexts(root),
    ...checkTranslations(root).faults,
  ];
}

async function checkWords(root: string): Promise<string[]> {
  const problems: string[] = [];
  for (const file of globSync('src/i18n/en/**/*.ts', { cwd: root }).filter(
    (name) => !name.endsWith('.test.ts'),
  )) {
    // A topic with several files has a folder: staff/applications.
    const topic = relative('src/i18n/en', file).replace(/\.ts$/, '').replaceAll('\\', '/');
    const spanishFile = join(root, 'src/i18n/es', `${topic}.ts`);
    if (!existsSync(spanishFile)) {
      problems.push(`src/i18n/es/${topic}.ts is missing`);
      continue;
    }
    const english = await load(join(root, file));
    const spanish = await load(spanishFile);
    problems.push(...compare(topic, english, spanish));
  }
  return problems;
}

async function load(file: string): Promise<unknown> {
  const loaded = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  // A topic with one set of words exports it as default; one with several by name.
  return loaded.default ?? { ...loaded };
}

/** Walks through both objects side by side; `at` is the key so far. */
export function compare(at: string, english: unknown, spanish: unknown): string[] {
  if (typeof english === 'string' || typeof spanish === 'string')
    return typeof english === 'string' && typeof spanish === 'string'
      ? compareTexts(at, english, spanish)
      : [`${at}: a text in one language only`];
  if (typeof english !== 'object' || english === null || typeof spanish !== 'object' || spanish === null)
    return [];
  const en = english as Record<string, unknown>;
  const es = spanish as Record<string, unknown>;
  return [...new Set([...Object.keys(en), ...Object.keys(es)])].flatMap((key) => {
    if (!(key in en)) return [`${at}.${key}: only in Spanish`];
    if (!(key in es)) return [`${at}.${key}: only in English`];
    return compare(`${at}.${key}`, en[key], es[key]);
  });
}

function compareTexts(at: string, english: string, spanish: string): string[] {
  const problems: string[] = [];
  if (placeholders(english) !== placeholders(spanish))
    problems.push(
      `${at}: placeholders differ: ${placeholders(english) || 'none'} / ${placeholders(spanish) || 'none'}`,
    );
  const hasWords = /\p{L}{2,}/u.test(english.replace(/\{\w+\}/g, ''));
  if (hasWords && english === spanish && !sameByKey.has(at) && !sameByText.has(english))
    problems.push(`${at}: Spanish equals English: "${english.slice(0, 60)}"`);
  return problems;
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(' ');
}

/** Texts of one file that are in both languages together; `unreadable` files are passed over. */
export function checkContentFiles(
  root: string,
  unreadable: ReadonlyMap<string, unknown> = new Map(),
): string[] {
  return globSync('content/**/*.yml', { cwd: root }).flatMap((file) => {
    const problems: string[] = [];
    if (unreadable.has(file.replaceAll('\\', '/'))) return problems;
    const walk = (at: string, value: unknown) => {
      if (typeof value !== 'object' || value === null) return;
      const entry = value as Record<string, unknown>;
      if ('en' in entry || 'es' in entry) problems.push(...compare(at, entry.en ?? '', entry.es ?? ''));
      else for (const [key, inner] of Object.entries(entry)) walk(`${at}.${key}`, inner);
    };
    walk(file, parse(readFileSync(join(root, file), 'utf8')));
    return problems;
  });
}

/** What both languages of a text have in the same number. */
const parts = [
  ['headings', /^#{2,4} /gm],
  ['lines of lists', /^\s*(?:[-*]|\d+\.) /gm],
  ['tags', /<[A-Z]\w*/g],
] as const;

/** Compares the sections and lists of en.mdx and es.mdx; posts may exist in one language only. */
export function checkContentTexts(root: string): string[] {
  const problems: string[] = [];
  for (const file of globSync('content/{policies,learning,blog}/*/{en,es}.mdx', { cwd: root })) {
    const other = join(
      root,
      file.replace(/(en|es)\.mdx$/, (_, language) => (language === 'en' ? 'es.mdx' : 'en.mdx')),
    );
    if (!existsSync(other)) {
      if (!file.startsWith('content/blog')) problems.push(`${file}: the other language is missing`);
      continue;
    }
    if (!file.endsWith('en.mdx')) continue;
    const texts = [readFileSync(join(root, file), 'utf8'), readFileSync(other, 'utf8')] as const;
    // An old translation of a post is reported as a whole; its parts need not match.
    if (file.startsWith('content/blog') && translationState(...texts).state === 'outdated') continue;
    const [english, spanish] = [splitText(texts[0]), splitText(texts[1])];
    // Without the facts above it, nobody can say where a text begins.
    if (!english.frontmatter || !spanish.frontmatter) continue;
    for (const [names, sign] of parts) {
      const [here, there] = [english, spanish].map(({ body }) => (body.match(sign) ?? []).length);
      if (here !== there)
        problems.push(
          `${file}: ${names}: ${here} here, ${there} in es.mdx; both languages need the same ones, in the same order`,
        );
    }
  }
  return problems;
}

await reportWhenStarted(import.meta.url, 'language parity', async () => {
  for (const note of checkTranslations().notes) console.log(`· ${note}`);
  return checkLanguageParity();
});
