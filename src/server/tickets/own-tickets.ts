import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import * as answers from '#domain/tickets/answers.ts';
import type * as tickets from '#domain/tickets/api.ts';
import { ticketRules } from '#domain/tickets/codes.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { command, query } from '../http/service.ts';
import { Refusal } from '../http/refusal.ts';
import { newReference } from '../http/tokens.ts';
import { keyOf } from '../writes/write-key.ts';

type NeedsDatabase = Pick<App, 'db'>;

/** The actor's newest tickets with everything written in them. */
export const listTickets = query({
  sql: 'read_own_tickets',
  params: () => ({ limit: ticketRules.shown }),
  answer: answers.list,
});

const opened = z.union([
  z.extend(answers.ask, { outcome: z.literal('done') }),
  outcome('unknown', 'too_many'),
]);

/**
 * A question of the actor about one of their cases gets a number, and staff hear of it. Sent twice with one key it is
 * there once. Refuses `not_found` for another's case, and `throttled` after many on one day.
 */
export const askTicket = command({
  sendsMail: true,
  run: async (
    app: NeedsDatabase,
    actor: Actor,
    { idempotencyKey, ...question }: CleanInputOf<typeof tickets.ask>,
  ) => {
    const answer = await callSql(
      app,
      'open_ticket',
      {
        ...question,
        idempotencyKey: keyOf('ticket', actor, idempotencyKey),
        actorId: actor.userId,
        reference: newReference(),
        maxPerDay: ticketRules.perDay,
      },
      opened,
    );
    if (answer.outcome === 'too_many') throw new Refusal('throttled', { retryAfterSeconds: 86_400 });
    if (answer.outcome !== 'done') throw new Refusal('not_found');
    return { ticketId: answer.ticketId, reference: answer.reference };
  },
});

/** Adds to the actor's own ticket, which is open again by that. Refuses `not_found`. */
export const writeTicket = command({
  sendsMail: true,
  run: async (
    app: NeedsDatabase,
    actor: Actor,
    { id, idempotencyKey, message, language }: CleanInputOf<typeof tickets.write>,
  ) => {
    const answer = await callSql(
      app,
      'write_ticket',
      {
        ticketId: id,
        idempotencyKey: keyOf('ticket_message', actor, idempotencyKey),
        actorId: actor.userId,
        actorRole: 'client',
        message,
        language,
      },
      outcome('done', 'unknown'),
    );
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
});

/** How it went, said once. Refuses `not_found`, and `rating_closed` when it was said or the time is over. */
export const rateTicket = command({
  run: async (app: NeedsDatabase, actor: Actor, { id, rating }: CleanInputOf<typeof tickets.rate>) => {
    const answer = await callSql(
      app,
      'rate_ticket',
      { ticketId: id, actorId: actor.userId, rating, days: ticketRules.ratingDays },
      outcome('done', 'closed', 'unknown'),
    );
    if (answer.outcome === 'closed') throw new Refusal('rating_closed');
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
});
