import * as z from 'zod/mini';
import { writeKey } from '../cases/move-request.ts';
import { messageMax, messagePriorities } from '../cases/thread.ts';
import { locales } from '../languages.ts';
import { isId } from '../record-id.ts';
import { isFilled } from '../replies/blanks.ts';
import { text } from '../text.ts';
import { sortedRequest } from '../workplace/lists.ts';
import { ratings, ticketCategories, ticketStatuses } from './codes.ts';

/** Characters of a subject, of what staff say was done, and of what the client wishes for. */
const subjectMax = 120;
const resolutionMax = 2_000;
const wishMax = 500;

const message = text({ max: messageMax, multiline: true, required: 'message.required' });
const language = z.enum(locales, 'field.wrongType');

/** A client's question, in one of their cases. */
export const ticketRequest = z.object({
  idempotencyKey: writeKey,
  caseId: z.string('field.wrongType').check(z.refine(isId, 'field.wrongType')),
  category: z.enum(ticketCategories, 'choice.required'),
  subject: text({ max: subjectMax, required: 'field.required' }),
  message,
  /** What would help. */
  wish: z.optional(text({ max: wishMax, multiline: true })),
  language,
});

/** What either side writes after the question. */
export const ticketMessage = z.object({ idempotencyKey: writeKey, message, language });

/** The same by staff: refused while a blank of a saved reply is open. */
export const ticketAnswer = z.extend(ticketMessage, {
  message: message.check(z.refine(isFilled, 'blank.open')),
});

export const ratingRequest = z.object({ rating: z.literal(ratings, 'choice.required') });

/** Of the ticket as staff saw it: staff who saw an older one change nothing. */
const version = z.int32('field.wrongType').check(z.positive('field.wrongType'));

/** How it goes on. A resolved ticket says what was done. */
export const ticketState = z
  .object({
    version,
    status: z.enum(['in_progress', 'resolved', 'closed'], 'choice.required'),
    resolution: z.optional(text({ max: resolutionMax, multiline: true })),
  })
  .check(
    z.refine(({ status, resolution }) => status !== 'resolved' || Boolean(resolution), {
      path: ['resolution'],
      error: 'field.required',
    }),
  );

export const ticketOwner = z.object({ version, owner: z.enum(['me', 'nobody'], 'choice.required') });

export const ticketUrgency = z.object({ version, priority: z.enum(messagePriorities, 'choice.required') });

/** What staff can ask of the list. */
export const ticketSorts = ['client', 'about', 'state', 'owner', 'asked'] as const;
export const ticketSearch = sortedRequest(
  {
    state: z.optional(z.enum(['waiting_for_us', ...ticketStatuses])),
    category: z.optional(z.enum(ticketCategories)),
    owner: z.optional(z.enum(['me', 'nobody'])),
  },
  ticketSorts,
);
export type TicketSearch = z.infer<typeof ticketSearch>;
