import type { Bilingual } from '#i18n/format.ts';
import en, { type PlanWords } from '#i18n/en/plans.ts';
import es from '#i18n/es/plans.ts';

export const planWords: Bilingual<PlanWords> = { en, es };
