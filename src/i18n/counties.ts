import type { Bilingual } from '#i18n/format.ts';
import en, { type CountiesWords } from '#i18n/en/counties.ts';
import es from '#i18n/es/counties.ts';

export const countiesWords: Bilingual<CountiesWords> = { en, es };
