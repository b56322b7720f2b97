import type { Bilingual } from '#i18n/format.ts';
import en, { type SupporterPageWords } from '#i18n/en/supporter-page.ts';
import es from '#i18n/es/supporter-page.ts';

export const supporterPageWords: Bilingual<SupporterPageWords> = { en, es };
