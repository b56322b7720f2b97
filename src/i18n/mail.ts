import type { Bilingual } from '#i18n/format.ts';
import en, { type MailWords } from '#i18n/en/mail.ts';
import es from '#i18n/es/mail.ts';

export const mailWords: Bilingual<MailWords> = { en, es };
