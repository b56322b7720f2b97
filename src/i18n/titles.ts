import type { Bilingual } from '#i18n/format.ts';
import en, { type TitleWords } from '#i18n/en/titles.ts';
import es from '#i18n/es/titles.ts';

export const titles: Bilingual<TitleWords> = { en, es };
