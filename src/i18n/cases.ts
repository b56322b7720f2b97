import type { Bilingual } from '#i18n/format.ts';
import en, { type CaseWords } from '#i18n/en/cases.ts';
import es from '#i18n/es/cases.ts';
import readingsEn, { type CaseReadingWords } from '#i18n/en/case-readings.ts';
import readingsEs from '#i18n/es/case-readings.ts';

export const caseWords: Bilingual<CaseWords> = { en, es };

/** What a client reads about each way a case can stand. */
export const caseReadingWords: Bilingual<CaseReadingWords> = { en: readingsEn, es: readingsEs };
