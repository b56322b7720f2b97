import type { Bilingual } from '#i18n/format.ts';
import en, { type TextConsentWords } from '#i18n/en/text-consent.ts';
import es from '#i18n/es/text-consent.ts';

export const textConsentWords: Bilingual<TextConsentWords> = { en, es };
