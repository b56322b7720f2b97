import type { Bilingual } from '#i18n/format.ts';
import en, { type AccountWords } from '#i18n/en/account.ts';
import es from '#i18n/es/account.ts';

export const accountWords: Bilingual<AccountWords> = { en, es };
