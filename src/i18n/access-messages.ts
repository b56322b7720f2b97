import type { Bilingual } from '#i18n/format.ts';
import { accessMessages as en } from '#i18n/en/access-messages.ts';
import { accessMessages as es } from '#i18n/es/access-messages.ts';

export const accessMessageWords: Bilingual<typeof en> = { en, es };
