import en, { type FilePickerWords } from '#i18n/en/file-picker.ts';
import es from '#i18n/es/file-picker.ts';
import type { Bilingual } from '#i18n/format.ts';

export const filePickerWords: Bilingual<FilePickerWords> = { en, es };
