import type { Bilingual } from '#i18n/format.ts';
import en, { type StatusWords } from '#i18n/en/status.ts';
import es from '#i18n/es/status.ts';

export const statusWords: Bilingual<StatusWords> = { en, es };
