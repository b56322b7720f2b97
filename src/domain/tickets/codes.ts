// The states of a ticket and what it may be about. The database holds the same lists.
import { dayMs } from '../durations.ts';

/** `waiting`: we answered, and the client reads. */
export const ticketStatuses = ['open', 'in_progress', 'waiting', 'resolved', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

export const ticketCategories = [
  'site',
  'account',
  'payment',
  'files',
  'language',
  'complaint',
  'other',
] as const;
export type TicketCategory = (typeof ticketCategories)[number];

/** 1: it did not help. 5: it helped a lot. */
export const ratings = [1, 2, 3, 4, 5] as const;

export const ticketRules = {
  /** Days in which a client may say how it went, counted from when it was resolved. */
  ratingDays: 30,
  /** More in one day is nobody's need. */
  perDay: 10,
  /** What the client's own list shows. */
  shown: 20,
} as const;

interface Rateable {
  readonly status: TicketStatus;
  readonly resolvedAt: string | null;
  readonly rating: number | null;
}

/** Whether the client may still say how it went: once, while it is done, within the days above. */
export function isRateable({ status, resolvedAt, rating }: Rateable, now: Date): boolean {
  if (status !== 'resolved' || resolvedAt === null || rating !== null) return false;
  return now.getTime() - Date.parse(resolvedAt) < ticketRules.ratingDays * dayMs;
}
