import type { Bilingual } from '#i18n/format.ts';
import { uploadMessages as en } from '#i18n/en/upload-messages.ts';
import { uploadMessages as es } from '#i18n/es/upload-messages.ts';

export const uploadMessageWords: Bilingual<typeof en> = { en, es };
