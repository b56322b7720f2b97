import type { Bilingual } from '#i18n/format.ts';
import en, { type TextWords } from '#i18n/en/texts.ts';
import es from '#i18n/es/texts.ts';

export const textWords: Bilingual<TextWords> = { en, es };
