import type { Bilingual } from '#i18n/format.ts';
import en, { type ArrangeWords } from '#i18n/en/arrange.ts';
import es from '#i18n/es/arrange.ts';

export const arrangeWords: Bilingual<ArrangeWords> = { en, es };
