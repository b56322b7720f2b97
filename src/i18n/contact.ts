import type { Bilingual } from '#i18n/format.ts';
import en, { type ContactWords } from '#i18n/en/contact.ts';
import es from '#i18n/es/contact.ts';

export const contactWords: Bilingual<ContactWords> = { en, es };
