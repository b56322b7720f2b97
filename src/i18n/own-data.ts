import type { Bilingual } from '#i18n/format.ts';
import en, { type OwnDataWords } from '#i18n/en/own-data.ts';
import es from '#i18n/es/own-data.ts';

export const ownDataWords: Bilingual<OwnDataWords> = { en, es };
