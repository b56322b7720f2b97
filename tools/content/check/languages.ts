// Texts in the wrong language: English left in a Spanish text, and the reverse. Lessons have the same in tools/checks.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { splitText } from '#domain/front-matter.ts';
import { blocksOf } from '#tools/checks/lesson-blocks.ts';
import { readsAs } from '#tools/checks/page-languages.ts';

const names: Readonly<Record<string, string>> = { en: 'English', es: 'Spanish' };
/** A part of a list says too little by itself: names of offices are English in both. */
const fewestWords = 7;

/** Words that only the one language is built with: a name or a term in a sentence does not change them. */
const builders: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set('the and of to is are you your for that with not or it was have this if they'.split(' ')),
  es: new Set('el la los las de que y en un una su por para con es usted se del al lo'.split(' ')),
};
const built = (text: string, locale: string): number =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => builders[locale]?.has(word)).length;

function languageFault(text: string, locale: string): string | null {
  if (text.split(/\s+/).length < fewestWords) return null;
  const found = readsAs(text, locale);
  if (found === locale || built(text, locale) >= built(text, found)) return null;
  return `reads as ${names[found] ?? found}, and should be ${names[locale] ?? locale}: "${text.slice(0, 70)}${text.length > 70 ? ' …' : ''}"`;
}

/** Sentences for articles and policies; a quotation marked with lang="…" may be in its own language. */
export function textsInTheWrongLanguage(root: string): string[] {
  return globSync('content/{blog,policies}/*/{en,es}.mdx', { cwd: root })
    .sort()
    .flatMap((file) => {
      const locale = file.endsWith('es.mdx') ? 'es' : 'en';
      const { frontmatter, body } = splitText(readFileSync(join(root, file), 'utf8'));
      const facts = /^(?:title|description|excerpt):[ \t]*(.+)$/gm;
      const above = [...frontmatter.matchAll(facts)].map(([, text = '']) => text.replace(/^["']|["']$/g, ''));
      const prose = body
        .replace(/<span lang="[a-z]+">[\s\S]*?<\/span>/g, '')
        .replace(/^#{2,4}[ \t]+/gm, '\n\n');
      return [...above, ...blocksOf(prose)].flatMap((text) => {
        const fault = languageFault(text, locale);
        return fault ? [`${file.replaceAll('\\', '/')}: ${fault}`] : [];
      });
    });
}

/** Sentences for files whose texts are in en and es together. */
export function pairsInTheWrongLanguage(root: string, unreadable: ReadonlyMap<string, unknown>): string[] {
  return globSync('content/{*.yml,home/*.yml,learning/glossary.yml}', { cwd: root })
    .filter((file) => !unreadable.has(file.replaceAll('\\', '/')))
    .sort()
    .flatMap((file) => {
      const faults: string[] = [];
      const walk = (value: unknown): void => {
        if (typeof value !== 'object' || value === null) return;
        const entry = value as Record<string, unknown>;
        for (const [key, inner] of Object.entries(entry)) {
          if ((key === 'en' || key === 'es') && typeof inner === 'string') {
            const fault = languageFault(inner.replace(/\{\w+\}/g, ' '), key);
            if (fault) faults.push(`${file.replaceAll('\\', '/')}: ${fault}`);
          } else walk(inner);
        }
      };
      walk(parse(readFileSync(join(root, file), 'utf8')));
      return faults;
    });
}
