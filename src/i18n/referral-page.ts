import type { Bilingual } from '#i18n/format.ts';
import en, { type ReferralPageWords } from '#i18n/en/referral-page.ts';
import es from '#i18n/es/referral-page.ts';

export const referralPageWords: Bilingual<ReferralPageWords> = { en, es };
