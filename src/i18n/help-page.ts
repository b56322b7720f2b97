import type { Bilingual } from '#i18n/format.ts';
import en, { type HelpPageWords } from '#i18n/en/help-page.ts';
import es from '#i18n/es/help-page.ts';

export const helpPageWords: Bilingual<HelpPageWords> = { en, es };
