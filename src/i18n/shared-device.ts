import type { Bilingual } from '#i18n/format.ts';
import en, { type SharedDeviceWords } from '#i18n/en/shared-device.ts';
import es from '#i18n/es/shared-device.ts';

export const sharedDeviceWords: Bilingual<SharedDeviceWords> = { en, es };
