import type { Bilingual } from '#i18n/format.ts';
import en, { type NotFoundWords } from '#i18n/en/not-found.ts';
import es from '#i18n/es/not-found.ts';

export const notFoundWords: Bilingual<NotFoundWords> = { en, es };
