import type { Bilingual } from '#i18n/format.ts';
import en, { type QuestionsWords } from '#i18n/en/questions.ts';
import es from '#i18n/es/questions.ts';

export const questionsWords: Bilingual<QuestionsWords> = { en, es };
