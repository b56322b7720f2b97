import type { Bilingual } from '#i18n/format.ts';
import en, { type CaseSummaryWords } from '#i18n/en/case-summary.ts';
import es from '#i18n/es/case-summary.ts';

export const caseSummaryWords: Bilingual<CaseSummaryWords> = { en, es };
