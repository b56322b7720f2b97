import type { Bilingual } from '#i18n/format.ts';
import en, { type FormsWords } from '#i18n/en/forms.ts';
import es from '#i18n/es/forms.ts';

export const formsWords: Bilingual<FormsWords> = { en, es };
