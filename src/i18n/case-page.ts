import type { Bilingual } from '#i18n/format.ts';
import en, { type CasePageWords } from '#i18n/en/case-page.ts';
import es from '#i18n/es/case-page.ts';

export const casePageWords: Bilingual<CasePageWords> = { en, es };
