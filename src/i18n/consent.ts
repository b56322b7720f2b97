import type { Bilingual } from '#i18n/format.ts';
import en, { type ConsentWords } from '#i18n/en/consent.ts';
import es from '#i18n/es/consent.ts';

export const consentWords: Bilingual<ConsentWords> = { en, es };
