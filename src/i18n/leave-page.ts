import type { Bilingual } from '#i18n/format.ts';
import en, { type LeavePageWords } from '#i18n/en/leave-page.ts';
import es from '#i18n/es/leave-page.ts';

export const leavePageWords: Bilingual<LeavePageWords> = { en, es };
