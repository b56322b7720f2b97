import type { Bilingual } from '#i18n/format.ts';
import en, { type CalendarWords } from '#i18n/en/calendar.ts';
import es from '#i18n/es/calendar.ts';

export const calendarWords: Bilingual<CalendarWords> = { en, es };
