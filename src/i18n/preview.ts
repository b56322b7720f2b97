/** The words of a file that is looked at in the page, with their numbers filled in. */
import type { CaseHeadWords } from './en/case-page.ts';
import { fill } from './format.ts';

export function drawnWords(words: CaseHeadWords['preview']) {
  return {
    ...words,
    page: (number: number, count: number) => fill(words.page, { number, count }),
    more: (count: number) => fill(words.more, { count }),
  };
}
