import type { Bilingual } from '#i18n/format.ts';
import en, { type LoginWords } from '#i18n/en/login.ts';
import es from '#i18n/es/login.ts';

export const loginWords: Bilingual<LoginWords> = { en, es };
