// `npm run levels [-- <revision>]`: how hard each page is to read, as a table in Markdown: school grade of the English
// words, INFLESZ of the Spanish ones, and beside them what they were at a revision of git. It ends with 1 when a page is
// harder than it may be.
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { splitText } from '#domain/front-matter.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { runningText } from '#tools/checks/lesson-blocks.ts';
import { fleschKincaid, szigriszt, wordsOf } from '#tools/checks/reading-level.ts';

/** English is to read like grade 4 to 7; Spanish is at least "fairly easy". */
const hardestGrade = 7;
const leastEase = 70;
/** Headings and what search engines show: nobody reads them as a text. */
const leftOut: ReadonlySet<string> = new Set(['titles']);
/** Fewer words than these say nothing about how hard a page is. */
const fewestWords = 120;

type Texts = Map<string, Record<Locale, string[]>>;

/** Sentences alone: labels of a few words are no reading. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return wordsOf(value).length > 3 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

/** What stands below the keys of a language, anywhere in a file of content. */
function inLanguage(value: unknown, locale: Locale): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    key === locale ? sentencesIn(below) : key === 'also' ? [] : inLanguage(below, locale),
  );
}

/** The words of each page, by the topic of the file in which they are kept. */
async function textsOf(root: string): Promise<Texts> {
  const texts: Texts = new Map();
  const add = (page: string, locale: Locale, found: readonly string[]) => {
    const both = texts.get(page) ?? { en: [], es: [] };
    both[locale].push(...found);
    texts.set(page, both);
  };
  for (const locale of locales) {
    const folder = `src/i18n/${locale}`;
    for (const file of globSync(`${folder}/**/*.ts`, { cwd: root }).toSorted()) {
      const topic = file.slice(folder.length + 1).split('/');
      const page = topic.length > 1 ? `${topic[0]} (all)` : basename(file, '.ts');
      const words = (await import(pathToFileURL(join(root, file)).href)) as object;
      add(page, locale, sentencesIn(words));
    }
    for (const file of globSync('content/**/*.yml', { cwd: root }).toSorted()) {
      const page = /^content\/(home|packages)\//.exec(file)?.[1] ?? file.slice('content/'.length);
      if (!/^(home|packages|questions\.yml|letters\.yml)$/.test(page)) continue;
      add(`content: ${page}`, locale, inLanguage(parse(readFileSync(join(root, file), 'utf8')), locale));
    }
    for (const file of globSync(`content/{policies,learning,blog}/**/${locale}.mdx`, {
      cwd: root,
    }).toSorted()) {
      const [, kind = '', name = ''] = file.split('/');
      const text = runningText(splitText(readFileSync(join(root, file), 'utf8'))?.body ?? '');
      add(kind === 'blog' ? 'articles (all)' : `${kind}: ${name}`, locale, [text]);
    }
  }
  return texts;
}

const levelOf = (locale: Locale, found: readonly string[]): number | null => {
  const text = found.join('\n\n');
  if (wordsOf(text).length < fewestWords) return null;
  return locale === 'en' ? fleschKincaid(text) : szigriszt(text);
};

/** The texts of a revision, unpacked beside the modules of today. */
async function textsAt(revision: string): Promise<Texts> {
  const folder = mkdtempSync(join(tmpdir(), 'levels-'));
  try {
    const archive = execFileSync('git', ['archive', revision, 'src', 'content', 'package.json'], {
      maxBuffer: 1 << 30,
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    return await textsOf(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [revision] = process.argv.slice(2);
const now = await textsOf(process.cwd());
const before = revision ? await textsAt(revision) : null;
const shown = (level: number | null, digits: number) => (level === null ? '–' : level.toFixed(digits));
const cells = (page: string, locale: Locale) => {
  const digits = locale === 'en' ? 1 : 0;
  const then = before?.get(page)?.[locale];
  return [
    ...(before ? [then ? shown(levelOf(locale, then), digits) : '–'] : []),
    shown(levelOf(locale, now.get(page)?.[locale] ?? []), digits),
  ];
};
const head = before ? ['English before', 'now', 'INFLESZ before', 'now'] : ['English', 'INFLESZ'];
console.log(`| Page | ${head.join(' | ')} |`);
console.log(`|---|${head.map(() => '---:|').join('')}`);
for (const [page, texts] of [...now].toSorted(([one], [other]) => one.localeCompare(other))) {
  const grade = levelOf('en', texts.en);
  const ease = levelOf('es', texts.es);
  if (leftOut.has(page) || (grade === null && ease === null)) continue;
  const isHard = (grade ?? 0) > hardestGrade || (ease ?? 100) < leastEase;
  console.log(
    `| ${page}${isHard ? ' **too hard**' : ''} | ${[...cells(page, 'en'), ...cells(page, 'es')].join(' | ')} |`,
  );
  if (isHard) process.exitCode = 1;
}
