import type { Bilingual } from '#i18n/format.ts';
import en, { type TicketWords } from '#i18n/en/tickets.ts';
import es from '#i18n/es/tickets.ts';

export const ticketWords: Bilingual<TicketWords> = { en, es };
