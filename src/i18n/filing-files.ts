import type { Bilingual } from '#i18n/format.ts';
import en, { type FilingFilesWords } from '#i18n/en/filing-files.ts';
import es from '#i18n/es/filing-files.ts';

export const filingFilesWords: Bilingual<FilingFilesWords> = { en, es };
