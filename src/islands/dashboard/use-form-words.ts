import { joinCaseWords } from '#i18n/join-case-words.ts';
import { useWords, wordsOf } from '../calls/use-words.ts';
import type { CasePageProps, FormWords } from './case-page-props.ts';

/** Fetches what the forms of a case say, for a part that is on its way. */
export const formWords = wordsOf('case-forms', 'file-picker', 'upload-messages');

/**
 * What a part of a case is given, with the words of its forms. Name `formWords` where the part is loaded: most who open a
 * case only look at where it stands, so these words do not come with the page.
 */
export function useFormWords<Props extends Pick<CasePageProps, 'page'>>(
  props: Props,
): Omit<Props, 'page'> & FormWords {
  const forms = useWords('case-forms');
  return { ...props, page: joinCaseWords(props.page, forms) };
}
