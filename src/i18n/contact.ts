import type { Bilingual } from '#i18n/format.ts';
import { contactMessages as messagesEn } from '#i18n/en/contact-messages.ts';
import en, { type ContactWords } from '#i18n/en/contact.ts';
import { contactMessages as messagesEs } from '#i18n/es/contact-messages.ts';
import es from '#i18n/es/contact.ts';

export const contactWords: Bilingual<ContactWords> = { en, es };
export const contactMessageWords: Bilingual<typeof messagesEn> = { en: messagesEn, es: messagesEs };
