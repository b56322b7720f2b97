import type { Bilingual } from '#i18n/format.ts';
import en, { type ServicesWords } from '#i18n/en/services.ts';
import es from '#i18n/es/services.ts';

export const servicesWords: Bilingual<ServicesWords> = { en, es };
