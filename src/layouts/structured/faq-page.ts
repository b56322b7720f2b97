import type { FAQPage } from 'schema-dts';
import type { Locale } from '#domain/languages.ts';

/** The questions and answers on the page, word for word. */
export function faqPage(
  locale: Locale,
  questions: readonly { readonly question: string; readonly answer: string }[],
): FAQPage {
  return {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: questions.map((one) => ({
      '@type': 'Question',
      name: one.question,
      acceptedAnswer: { '@type': 'Answer', text: one.answer },
    })),
  };
}
