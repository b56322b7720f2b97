import type { Bilingual } from '#i18n/format.ts';
import en, { type PageWords } from '#i18n/en/page.ts';
import es from '#i18n/es/page.ts';

export const pageWords: Bilingual<PageWords> = { en, es };
