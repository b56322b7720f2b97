import type { Bilingual } from '#i18n/format.ts';
import en, { type LettersWords } from '#i18n/en/letters.ts';
import es from '#i18n/es/letters.ts';

export const lettersWords: Bilingual<LettersWords> = { en, es };
