import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { ticketRules } from '#domain/tickets/codes.ts';
import {
  ownTicket,
  type OwnTickets,
  type RatingRequest,
  type TicketMessageRequest,
  type TicketRequest,
} from '#domain/tickets/ticket.ts';
import type { App } from '../app.ts';
import { asClient, keyOf } from '../writes/write-key.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { reading } from '../database/reading.ts';
import { Refusal } from '../http/refusal.ts';
import { newReference } from '../http/tokens.ts';

/** The actor's newest tickets with everything written in them. */
export const ownTickets = reading({
  name: 'read_own_tickets',
  ask: () => ({ limit: ticketRules.shown }),
  answer: z.object({ items: z.array(ownTicket) }),
  describe: (_app, stored): OwnTickets => stored,
});

const opened = z.union([
  z.object({ outcome: z.literal('done'), ticketId: z.string(), reference: z.string() }),
  outcome('unknown', 'too_many'),
]);

/**
 * A question of the actor about one of their cases gets a number, and staff hear of it. Sent twice with one key it is
 * there once. Refuses `not_found` for another's case, and `throttled` after many on one day.
 */
export async function openTicket(
  app: Pick<App, 'db'>,
  actor: Actor,
  { idempotencyKey, ...request }: TicketRequest,
): Promise<{ ticketId: string; reference: string }> {
  const p = {
    ...request,
    idempotencyKey: keyOf('ticket', actor, idempotencyKey),
    reference: newReference(),
    mostPerDay: ticketRules.perDay,
    ...asClient(actor),
  };
  const answer = await callSql(app, 'open_ticket', p, opened);
  if (answer.outcome === 'too_many') throw new Refusal('throttled', { retryAfterSeconds: 86_400 });
  if (answer.outcome !== 'done') throw new Refusal('not_found');
  return { ticketId: answer.ticketId, reference: answer.reference };
}

/** Adds to the actor's own ticket, which is open again by that. Refuses `not_found`. */
export async function writeOwnTicket(
  app: Pick<App, 'db'>,
  actor: Actor,
  ticketId: string,
  { idempotencyKey, ...request }: TicketMessageRequest,
): Promise<void> {
  const p = {
    ...request,
    ticketId,
    idempotencyKey: keyOf('ticket_message', actor, idempotencyKey),
    ...asClient(actor),
  };
  const answer = await callSql(app, 'write_ticket', p, outcome('done', 'unknown'));
  if (answer.outcome !== 'done') throw new Refusal('not_found');
}

/** How it went, said once. Refuses `not_found`, and `rating_closed` when it was said or the time is over. */
export async function rateTicket(
  app: Pick<App, 'db'>,
  actor: Actor,
  ticketId: string,
  { rating }: RatingRequest,
): Promise<void> {
  const p = { ticketId, rating, days: ticketRules.ratingDays, ...asClient(actor) };
  const answer = await callSql(app, 'rate_ticket', p, outcome('done', 'closed', 'unknown'));
  if (answer.outcome === 'closed') throw new Refusal('rating_closed');
  if (answer.outcome !== 'done') throw new Refusal('not_found');
}
