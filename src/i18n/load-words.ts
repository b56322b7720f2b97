import type { Locale } from '#domain/languages.ts';
import type { Topic, Topics } from './topics.ts';

const files = import.meta.glob<unknown>('./{en,es}/**/*.ts', { import: 'default' });

const loading = new Map<string, Promise<unknown>>();

/**
 * The words of a topic in one language. They are a script of their own, so that no page ships those of the other
 * language; asked for twice they are fetched once. What did not come is tried again the next time. What has come is
 * marked as React's `use` marks what it has read: a part whose words are there is drawn at once, and what stands below
 * it does not jump.
 */
export function loadWords<Name extends Topic>(topic: Name, locale: Locale): Promise<Topics[Name]> {
  const file = `./${locale}/${topic}.ts`;
  const load = files[file];
  if (!load) throw new Error(`No words: ${file}`);
  let words = loading.get(file);
  if (!words) {
    const coming = load();
    coming.then(
      (value) => Object.assign(coming, { status: 'fulfilled', value }),
      () => loading.delete(file),
    );
    loading.set(file, (words = coming));
  }
  return words as Promise<Topics[Name]>;
}
