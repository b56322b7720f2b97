import type { Bilingual } from '#i18n/format.ts';
import en, { type ApplicationPaperWords } from '#i18n/en/application-paper.ts';
import es from '#i18n/es/application-paper.ts';

export const applicationPaperWords: Bilingual<ApplicationPaperWords> = { en, es };
