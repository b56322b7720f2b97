import type { Bilingual } from '#i18n/format.ts';
import en, { type CallWords } from '#i18n/en/calls.ts';
import es from '#i18n/es/calls.ts';

export const callWords: Bilingual<CallWords> = { en, es };
