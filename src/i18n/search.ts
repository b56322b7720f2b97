import type { Bilingual } from '#i18n/format.ts';
import en, { type SearchWords } from '#i18n/en/search.ts';
import es from '#i18n/es/search.ts';

export const searchWords: Bilingual<SearchWords> = { en, es };
