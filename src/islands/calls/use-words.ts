import { createContext, use } from 'react';
import type { Locale } from '#domain/languages.ts';
import { pageLocale } from '#browser/page-locale.ts';
import { loadWords } from '#i18n/load-words.ts';
import type { Topic, Topics } from '#i18n/topics.ts';

export const LocaleContext = createContext<Locale>('en');

/** The language of the page around it. */
export const useLocale = (): Locale => use(LocaleContext);

/**
 * The words of a topic in the language of the page. Name the topic where the part is loaded, so that its words come beside its script
 * and not after it: `lazyWithFallback(() => import('./Tickets.tsx'), wordsOf('tickets'))`.
 */
export function useWords<Name extends Topic>(topic: Name): Topics[Name] {
  return use(loadWords(topic, useLocale()));
}

/** Fetches words in the language of the page, for a part that is on its way. */
export const wordsOf =
  (...topics: readonly Topic[]) =>
  () =>
    Promise.all(topics.map((topic) => loadWords(topic, pageLocale())));
