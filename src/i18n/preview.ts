/** The words of a file that is looked at in the page, with their numbers filled in. */
import type { CasePageWords } from './en/case-page.ts';
import { fill } from './format.ts';

export function drawnWords(words: CasePageWords['preview']) {
  return {
    ...words,
    page: (number: number, count: number) => fill(words.page, { number, count }),
    more: (count: number) => fill(words.more, { count }),
  };
}
