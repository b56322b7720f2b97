import type { Bilingual } from '#i18n/format.ts';
import en, { type IntakeWords } from '#i18n/en/intake.ts';
import es from '#i18n/es/intake.ts';

export const intakeWords: Bilingual<IntakeWords> = { en, es };
