// What clients are answered about their questions, each schema under the name of its call in api.ts.
import * as z from 'zod/mini';
import { locales } from '../languages.ts';
import { ticketCategories, ticketStatuses } from './codes.ts';

const orNull = z.nullable(z.string());

export const ticketText = z.object({
  id: z.string(),
  from: z.enum(['client', 'us']),
  name: orNull,
  language: z.enum(locales),
  text: z.string(),
  sentAt: z.string(),
});
export type TicketText = z.infer<typeof ticketText>;

/** What client and staff see alike. */
export const ticketFacts = z.object({
  id: z.string(),
  reference: z.string(),
  category: z.enum(ticketCategories),
  subject: z.string(),
  status: z.enum(ticketStatuses),
  rating: z.nullable(z.int()),
  createdAt: z.string(),
});

const ownTicket = z.extend(ticketFacts, {
  resolution: orNull,
  resolvedAt: orNull,
  messages: z.array(ticketText),
});
export type OwnTicket = z.infer<typeof ownTicket>;

export const list = z.object({ items: z.array(ownTicket) });

export const ask = z.object({ ticketId: z.string(), reference: z.string() });
