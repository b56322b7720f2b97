import en, { type FieldMessages } from '#i18n/en/field-messages.ts';
import es from '#i18n/es/field-messages.ts';
import type { Bilingual } from '#i18n/format.ts';

export const fieldMessages: Bilingual<FieldMessages> = { en, es };
