import type { Bilingual } from '#i18n/format.ts';
import enForms from '#i18n/en/case-forms.ts';
import en from '#i18n/en/case-page.ts';
import esForms from '#i18n/es/case-forms.ts';
import es from '#i18n/es/case-page.ts';
import { joinCaseWords, type CasePageWords } from './join-case-words.ts';

export const casePageWords: Bilingual<CasePageWords> = {
  en: joinCaseWords(en, enForms),
  es: joinCaseWords(es, esForms),
};
