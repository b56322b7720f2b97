import type { Bilingual } from '#i18n/format.ts';
import en, { type SecondFactorWords } from '#i18n/en/second-factor.ts';
import es from '#i18n/es/second-factor.ts';

export const secondFactorWords: Bilingual<SecondFactorWords> = { en, es };
