// Passages about law: each rests on a fact of content/facts/georgia.yml, says nothing that was withdrawn, and stands in
// a text that was reviewed no earlier than its newest source.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readYaml } from '#collections/read-yaml.ts';
import { splitText } from '#domain/front-matter.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { lawInText, withdrawnIn, type LawFault } from '#domain/papers/law-in-texts.ts';
import { withdrawnLaw, type LegalFact, type WithdrawnLaw } from '#domain/papers/legal-facts.ts';
import { blocksOf } from '#tools/checks/lesson-blocks.ts';

export const withdrawnFile = 'content/facts/withdrawn.yml';

/** Refuses a list with a fault. */
export function readWithdrawnLaw(root = process.cwd()): WithdrawnLaw[] {
  return readYaml(withdrawnFile, withdrawnLaw, root);
}

/** A text that people read, with its passages, and the day of its review where it has one. */
export interface TextAboutLaw {
  readonly file: string;
  readonly locale: Locale;
  readonly passages: readonly string[];
  /** Titles and addresses of its sources. */
  readonly sources: readonly string[];
  readonly checked: readonly string[];
  readonly reviewed: string | null;
}

interface Head {
  readonly reviewed?: unknown;
  readonly sources?: readonly {
    readonly title?: unknown;
    readonly url?: unknown;
    readonly checked?: unknown;
  }[];
}

const dayOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '');

/** Not read by people as statements: wrong options, sentences to sort, and what strangers type. */
const skipped: ReadonlySet<string> = new Set([
  'options',
  'typed',
  'sources',
  'tags',
  'cover',
  'of',
  'items',
  'url',
]);

function textsIn(value: unknown, skip = skipped): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.entries(value).flatMap(([key, inner]) => (skip.has(key) ? [] : textsIn(inner, skip)));
}

function sourcesOf({ sources = [], reviewed }: Head): Pick<TextAboutLaw, 'sources' | 'checked' | 'reviewed'> {
  return {
    sources: sources.map(({ title, url }) => [title, url].filter(Boolean).join(' ')),
    checked: sources.map(({ checked }) => dayOf(checked)),
    reviewed: reviewed === undefined ? null : dayOf(reviewed),
  };
}

/** Invented people and their days are told by the text around them. */
const withoutExamples = (body: string) => body.replace(/<Example[\s\S]*?<\/Example>/g, '\n\n');

/** A question, a label or a row of a table says nothing by itself; what is counted out is filled in later. */
const isPassage = (text: string) =>
  /[.!…]["”»)*]*$/u.test(text.replace(/\{\w+\}\s*$/u, '').trim()) && !text.includes('{weekday}');

function mdxText(root: string, file: string): TextAboutLaw {
  const { frontmatter, body } = splitText(readFileSync(join(root, file), 'utf8'));
  const head = parse(frontmatter) as Head;
  const lesson = /^content\/learning\/[^/]+/.exec(file)?.[0];
  const facts = lesson ? (parse(readFileSync(join(root, lesson, 'module.yml'), 'utf8')) as Head) : head;
  const prose = withoutExamples(body).replace(/^#{2,4}[ \t]+/gm, '\n\n');
  return {
    file,
    locale: file.endsWith('es.mdx') ? 'es' : 'en',
    passages: [...textsIn(head), ...blocksOf(prose)].filter(isPassage),
    ...sourcesOf(facts),
  };
}

/** Files whose texts are in English and Spanish together. */
function pairedTexts(root: string, file: string): TextAboutLaw[] {
  const found: Record<Locale, string[]> = { en: [], es: [] };
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if ((key === 'en' || key === 'es') && typeof inner === 'string') found[key].push(inner);
      else if (!skipped.has(key)) walk(inner);
    }
  };
  walk(parse(readFileSync(join(root, file), 'utf8')));
  return locales.map((locale) => ({
    file,
    locale,
    passages: found[locale].filter(isPassage),
    sources: [],
    checked: [],
    reviewed: null,
  }));
}

const inOrder = (pattern: string, root: string) =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** Everything in content/ that tells people about law, papers apart: their templates name facts themselves. */
export function textsAboutLaw(root = process.cwd()): TextAboutLaw[] {
  return [
    ...inOrder('content/{blog,learning}/*/{en,es}.mdx', root).map((file) => mdxText(root, file)),
    ...inOrder('content/{questions.yml,home/*.yml,learning/glossary.yml,replies.yml}', root).flatMap((file) =>
      pairedTexts(root, file),
    ),
  ];
}

const short = (text: string) => `"${text.slice(0, 80)}${text.length > 80 ? ' …' : ''}"`;

const sentences: Readonly<Record<LawFault['fault'], (fault: LawFault) => string>> = {
  unknown: ({ passage }) =>
    `${short(passage)} speaks of the law, and no fact in content/facts/georgia.yml says it: add the fact with its source, or reword`,
  unsure: ({ passage, about }) =>
    `${short(passage)} rests on "${about && 'id' in about ? about.id : ''}", which nobody has verified: say "may" or "ask", or find a source`,
  withdrawn: ({ passage, about }) => `${short(passage)} ${withdrawnSentence(about as WithdrawnLaw)}`,
};

const withdrawnSentence = ({ what, why, instead, day }: WithdrawnLaw) =>
  `was withdrawn on ${day} (${what.charAt(0).toLowerCase()}${what.slice(1)}). ${why} See "${instead}" in content/facts/georgia.yml`;

/** Sentences for an editor about what texts say of the law. */
export function lawFaults(
  root: string,
  facts: readonly LegalFact[],
  withdrawn: readonly WithdrawnLaw[],
): string[] {
  const known = new Set(facts.map(({ id }) => id));
  return [
    ...withdrawn
      .filter(({ instead }) => !known.has(instead))
      .map(({ instead }) => `${withdrawnFile}: instead: there is no fact "${instead}"`),
    ...facts.flatMap(({ id, source }) =>
      withdrawnIn(source, withdrawn).map(
        (one) => `content/facts/georgia.yml: ${id}: its source ${withdrawnSentence(one)}`,
      ),
    ),
    ...textsAboutLaw(root).flatMap(({ file, locale, passages, sources, checked, reviewed }) => {
      const newest = checked.toSorted().at(-1);
      return [
        ...lawInText(passages, locale, facts, withdrawn).faults.map(
          (fault) => `${file}: ${sentences[fault.fault](fault)}`,
        ),
        ...sources.flatMap((source) =>
          withdrawnIn(source, withdrawn).map(
            (one) => `${file}: sources: ${short(source)} ${withdrawnSentence(one)}`,
          ),
        ),
        ...(reviewed && newest && newest > reviewed
          ? [
              `${file}: reviewed: a source was checked on ${newest}, so the text was reviewed no earlier than that`,
            ]
          : []),
      ];
    }),
  ];
}
