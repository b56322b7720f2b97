import type { Bilingual } from '#i18n/format.ts';
import en, { type CaseWords } from '#i18n/en/cases.ts';
import es from '#i18n/es/cases.ts';

export const caseWords: Bilingual<CaseWords> = { en, es };
