import type { Bilingual } from '#i18n/format.ts';
import en, { type EligibilityWords } from '#i18n/en/eligibility.ts';
import es from '#i18n/es/eligibility.ts';

export const eligibilityWords: Bilingual<EligibilityWords> = { en, es };
