import type { Bilingual } from '#i18n/format.ts';
import en, { type LetterTexts } from '#i18n/en/letter-texts.ts';
import es from '#i18n/es/letter-texts.ts';

/** The letter in English, and in Spanish the help for reading it. */
export const letterTexts: Bilingual<LetterTexts> = { en, es };
