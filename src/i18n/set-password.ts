import type { Bilingual } from '#i18n/format.ts';
import en, { type SetPasswordWords } from '#i18n/en/set-password.ts';
import es from '#i18n/es/set-password.ts';

export const setPasswordWords: Bilingual<SetPasswordWords> = { en, es };
