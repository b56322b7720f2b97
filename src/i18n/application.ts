import type { Bilingual } from '#i18n/format.ts';
import en, { type ApplicationWords } from '#i18n/en/application.ts';
import es from '#i18n/es/application.ts';

export const applicationWords: Bilingual<ApplicationWords> = { en, es };
