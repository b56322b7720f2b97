import type { Bilingual } from '#i18n/format.ts';
import en, { type SupporterWords } from '#i18n/en/supporters.ts';
import es from '#i18n/es/supporters.ts';

export const supporterWords: Bilingual<SupporterWords> = { en, es };
