import type { Bilingual } from '#i18n/format.ts';
import { learningMessages as en } from '#i18n/en/learning-messages.ts';
import { learningMessages as es } from '#i18n/es/learning-messages.ts';

export const learningMessageWords: Bilingual<typeof en> = { en, es };
