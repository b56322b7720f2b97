import type { Bilingual } from '#i18n/format.ts';
import en, { type ReferralPaperWords } from '#i18n/en/referral-paper.ts';
import es from '#i18n/es/referral-paper.ts';

export const referralPaperWords: Bilingual<ReferralPaperWords> = { en, es };
