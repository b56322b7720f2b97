import { createElement, type ComponentType } from 'react';
import type { Locale } from '#domain/languages.ts';
import { joinCaseWords } from '#i18n/join-case-words.ts';
import { late } from '../calls/late.tsx';
import type { CasePageProps, FormWords } from './case-page-props.ts';

/** Comes once, for all forms. */
const loadWords = {
  en: () => import('./form-words-en.ts'),
  es: () => import('./form-words-es.ts'),
} as const;

/** What such a part is given before its words are there. */
type Given<Props> = Omit<Props, keyof FormWords> & Pick<CasePageProps, 'page' | 'locale'>;

/**
 * A part of the page of a case that comes together with the words of forms, in the language of the page: most who open
 * a case only look at where it stands.
 */
export function lazyForm<Props extends FormWords & { readonly locale: Locale }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Given<Props>> {
  const inLanguage = (locale: Locale) =>
    late<Given<Props>>(async () => {
      const [{ default: Part }, { forms, messages }] = await Promise.all([load(), loadWords[locale]()]);
      return {
        default: (outer: Given<Props>) => {
          // TypeScript does not see that what was left out is put back.
          const props = { ...outer, page: joinCaseWords(outer.page, forms), messages } as unknown as Props;
          return <Part {...props} />;
        },
      };
    });
  const parts = { en: inLanguage('en'), es: inLanguage('es') };
  return function LazyForm(props) {
    const Part = parts[props.locale] as ComponentType<Given<Props>>;
    return createElement(Part, props);
  };
}
