import type { Bilingual } from '#i18n/format.ts';
import en, { type NoticeWords } from '#i18n/en/notices.ts';
import es from '#i18n/es/notices.ts';

export const noticeWords: Bilingual<NoticeWords> = { en, es };
