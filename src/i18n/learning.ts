import type { Bilingual } from '#i18n/format.ts';
import en, { type LearningWords } from '#i18n/en/learning.ts';
import es from '#i18n/es/learning.ts';

export const learningWords: Bilingual<LearningWords> = { en, es };
