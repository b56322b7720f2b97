// How hard articles and the texts of the interface are to read.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { splitText } from '#domain/front-matter.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { postFiles } from '#collections/post-files.ts';
import { runningText } from '#tools/checks/lesson-blocks.ts';
import {
  fernandezHuerta,
  fleschKincaid,
  longSentences,
  wordsASentence,
  wordsOf,
} from '#tools/checks/reading-level.ts';

export interface Level {
  readonly file: string;
  readonly locale: Locale;
  readonly words: number;
  /** School grade of an English text, ease of a Spanish one. */
  readonly level: number;
  /** Sentences of more than 25 words, in percent. */
  readonly long: number;
  /** Words a sentence, on average. */
  readonly flow: number;
}

export function levelOf(file: string, locale: Locale, text: string): Level {
  return {
    file,
    locale,
    words: wordsOf(text).length,
    level: locale === 'en' ? fleschKincaid(text) : fernandezHuerta(text),
    long: longSentences(text),
    flow: wordsASentence(text),
  };
}

/** The sentences of each article in each language. */
export function postLevels(root: string): Level[] {
  return postFiles(root).map(({ file, locale, text }) =>
    levelOf(file, locale, runningText(splitText(text)?.body ?? '')),
  );
}

/** Everything pages, mails and the workplace say, as one text for each language. */
export async function interfaceLevels(root: string): Promise<Level[]> {
  return Promise.all(
    locales.map(async (locale) => {
      const folder = `src/i18n/${locale}`;
      const modules = await Promise.all(
        globSync(`${folder}/**/*.ts`, { cwd: root })
          .filter((name) => !name.endsWith('.test.ts'))
          .map((name) => import(pathToFileURL(join(root, name)).href) as Promise<object>),
      );
      return levelOf(folder, locale, modules.flatMap(textsIn).join('\n\n'));
    }),
  );
}

/** The texts in a tree of words that are sentences: labels of one or two words say nothing about reading. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return wordsOf(value).length > 3 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
