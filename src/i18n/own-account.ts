import type { Bilingual } from '#i18n/format.ts';
import en, { type OwnAccountWords } from '#i18n/en/own-account.ts';
import es from '#i18n/es/own-account.ts';

export const ownAccountWords: Bilingual<OwnAccountWords> = { en, es };
