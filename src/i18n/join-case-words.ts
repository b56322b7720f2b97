import type { CaseFormWords } from './en/case-forms.ts';
import type { CaseHeadWords } from './en/case-page.ts';

/** All words of the page of a case. */
export type CasePageWords = CaseHeadWords & CaseFormWords;

/** What came with the page, and what came with its forms. */
export function joinCaseWords(head: CaseHeadWords, forms: CaseFormWords): CasePageWords {
  return {
    ...head,
    ...forms,
    letters: { ...head.letters, ...forms.letters },
    requests: { ...head.requests, ...forms.requests },
    papers: { ...head.papers, ...forms.papers },
    thread: { ...head.thread, ...forms.thread },
    history: { ...head.history, ...forms.history },
  };
}
