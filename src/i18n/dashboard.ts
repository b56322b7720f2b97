import type { Bilingual } from '#i18n/format.ts';
import en, { type DashboardWords } from '#i18n/en/dashboard.ts';
import es from '#i18n/es/dashboard.ts';

export const dashboardWords: Bilingual<DashboardWords> = { en, es };
