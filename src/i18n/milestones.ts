import type { Bilingual } from '#i18n/format.ts';
import en, { type MilestoneWords } from '#i18n/en/milestones.ts';
import es from '#i18n/es/milestones.ts';

export const milestoneWords: Bilingual<MilestoneWords> = { en, es };
