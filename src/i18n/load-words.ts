import type { Locale } from '#domain/languages.ts';
import type { Topic, Topics } from './topics.ts';

const files = import.meta.glob<unknown>('./{en,es}/**/*.ts', { import: 'default' });

const loading = new Map<string, Promise<unknown>>();

/**
 * The words of a topic in one language. They are a script of their own, so that no page ships those of the other language;
 * asked for twice they are fetched once. What did not come is tried anew the next time.
 */
export function loadWords<Name extends Topic>(topic: Name, locale: Locale): Promise<Topics[Name]> {
  const file = `./${locale}/${topic}.ts`;
  const load = files[file];
  if (!load) throw new Error(`There are no words in src/i18n/${locale}/${topic}.ts`);
  let words = loading.get(file);
  if (!words) {
    words = load();
    loading.set(file, words);
    words.catch(() => loading.delete(file));
  }
  return words as Promise<Topics[Name]>;
}
