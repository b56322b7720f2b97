import type { Bilingual } from '#i18n/format.ts';
import en, { type BlogWords } from '#i18n/en/blog.ts';
import es from '#i18n/es/blog.ts';

export const blogWords: Bilingual<BlogWords> = { en, es };
