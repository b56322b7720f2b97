import * as z from 'zod/mini';
import { writeKey } from '../cases/move-request.ts';
import { messageMax, messagePriorities } from '../cases/thread.ts';
import { locales } from '../languages.ts';
import { isId } from '../record-id.ts';
import { isFilled } from '../replies/blanks.ts';
import { text } from '../text.ts';
import { listRequest } from '../workplace/lists.ts';
import { ratings, ticketCategories, ticketStatuses } from './codes.ts';
import { resolutionMax, subjectMax } from './limits.ts';

const message = text({ max: messageMax, multiline: true, required: 'message.required' });
const language = z.enum(locales, 'field.wrongType');

/** A client's question, in one of their cases. */
export const ticketRequest = z.object({
  idempotencyKey: writeKey,
  caseId: z.string('field.wrongType').check(z.refine(isId, 'field.wrongType')),
  category: z.enum(ticketCategories, 'field.required'),
  subject: text({ max: subjectMax, required: 'field.required' }),
  message,
  language,
});
export type TicketRequest = z.infer<typeof ticketRequest>;

/** What either side writes after the question. */
export const ticketMessage = z.object({ idempotencyKey: writeKey, message, language });
export type TicketMessageRequest = z.infer<typeof ticketMessage>;

/** The same by staff: refused while a blank of a saved reply is open. */
export const ticketAnswer = z.extend(ticketMessage, {
  message: message.check(z.refine(isFilled, 'blank.open')),
});

export const ratingRequest = z.object({ rating: z.literal(ratings, 'field.required') });
export type RatingRequest = z.infer<typeof ratingRequest>;

/** What staff change, from the version on the screen. A resolved ticket says what was done. */
export const ticketChange = z
  .object({
    version: z.int32('field.wrongType').check(z.positive('field.wrongType')),
    status: z.optional(z.enum(['in_progress', 'resolved', 'closed'], 'field.wrongType')),
    resolution: z.optional(text({ max: resolutionMax, multiline: true })),
    priority: z.optional(z.enum(messagePriorities, 'field.wrongType')),
    owner: z.optional(z.enum(['me', 'nobody'], 'field.wrongType')),
  })
  .check(
    z.refine(({ status, resolution }) => status !== 'resolved' || Boolean(resolution), {
      path: ['resolution'],
      error: 'field.required',
    }),
  );
export type TicketChange = z.infer<typeof ticketChange>;

/** What staff can ask of the list. */
export const ticketSearch = z.extend(listRequest, {
  state: z.optional(z.enum(['waiting_for_us', ...ticketStatuses])),
  category: z.optional(z.enum(ticketCategories)),
  owner: z.optional(z.enum(['me', 'nobody'])),
});
export type TicketSearch = z.infer<typeof ticketSearch>;

const orNull = z.nullable(z.string());

const ticketText = z.object({
  id: z.string(),
  from: z.enum(['client', 'us']),
  name: orNull,
  language: z.enum(locales),
  text: z.string(),
  sentAt: z.string(),
});
export type TicketText = z.infer<typeof ticketText>;

const facts = {
  id: z.string(),
  reference: z.string(),
  category: z.enum(ticketCategories),
  subject: z.string(),
  status: z.enum(ticketStatuses),
  rating: z.nullable(z.int()),
  createdAt: z.string(),
};

export const ownTicket = z.object({
  ...facts,
  resolution: orNull,
  resolvedAt: orNull,
  messages: z.array(ticketText),
});
export type OwnTicket = z.infer<typeof ownTicket>;

export interface OwnTickets {
  readonly items: readonly OwnTicket[];
}

const forStaff = {
  ...facts,
  priority: z.enum(messagePriorities),
  name: z.string(),
  language: z.enum(locales),
  owner: orNull,
  waitingSince: orNull,
};

export const ticketRow = z.object(forStaff);
export type TicketRow = z.infer<typeof ticketRow>;

export const ticketRecord = z.object({
  ...forStaff,
  resolution: orNull,
  resolvedAt: orNull,
  ratedAt: orNull,
  email: z.string(),
  caseId: orNull,
  caseNumber: orNull,
  mine: z.boolean(),
  version: z.int(),
  messages: z.array(ticketText),
});
export type TicketRecord = z.infer<typeof ticketRecord>;
