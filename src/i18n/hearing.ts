import type { Bilingual } from '#i18n/format.ts';
import en, { type HearingWords } from '#i18n/en/hearing.ts';
import es from '#i18n/es/hearing.ts';

export const hearingWords: Bilingual<HearingWords> = { en, es };
