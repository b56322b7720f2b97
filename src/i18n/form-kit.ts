import type { Bilingual } from '#i18n/format.ts';
import en, { type FormKitWords } from '#i18n/en/form-kit.ts';
import es from '#i18n/es/form-kit.ts';

export const formKitWords: Bilingual<FormKitWords> = { en, es };
