import type { Bilingual } from '#i18n/format.ts';
import en, { type HomeWords } from '#i18n/en/home.ts';
import es from '#i18n/es/home.ts';

export const homeWords: Bilingual<HomeWords> = { en, es };
