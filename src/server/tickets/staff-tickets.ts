import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import * as answers from '#domain/tickets/answers.staff.ts';
import type * as tickets from '#domain/tickets/api.staff.ts';
import { itemsPerPage } from '#domain/workplace/lists.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { command, query } from '../http/service.ts';
import { Refusal } from '../http/refusal.ts';
import { keyOf, refuseStale, staleAnswer } from '../writes/write-key.ts';

type NeedsDatabase = Pick<App, 'db'>;

/** Tickets for staff, newest first, a page at a time. */
export const searchTickets = query({
  sql: 'search_tickets',
  params: (search: CleanInputOf<typeof tickets.search>) => ({
    ...search,
    search: search.search || null,
    limit: itemsPerPage,
  }),
  answer: answers.search,
});

/** One ticket. Refuses `not_found`. */
export const readTicket = query({
  sql: 'read_ticket',
  params: ({ id }: CleanInputOf<typeof tickets.read>) => ({ ticketId: id }),
  answer: z.union([z.extend(answers.read, { outcome: z.literal('done') }), outcome('unknown')]),
  toResult: (stored) => {
    if (stored.outcome !== 'done') throw new Refusal('not_found');
    const { outcome: _, ...ticket } = stored;
    return ticket;
  },
});

/** Staff answer: the client hears that there is one. Refuses `not_found`. */
export const answerTicket = command({
  sendsMail: true,
  run: async (
    app: NeedsDatabase,
    actor: Actor,
    { id, idempotencyKey, message, language }: CleanInputOf<typeof tickets.answer>,
  ) => {
    const answer = await callSql(
      app,
      'write_ticket',
      {
        ticketId: id,
        idempotencyKey: keyOf('ticket_answer', actor, idempotencyKey),
        actorId: actor.userId,
        actorRole: actor.role,
        message,
        language,
      },
      outcome('done', 'unknown'),
    );
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
});

const changed = z.union([
  z.extend(answers.changed, { outcome: z.literal('done') }),
  staleAnswer,
  outcome('unknown'),
]);

type TicketChange = CleanInputOf<typeof tickets.settle | typeof tickets.assign | typeof tickets.prioritize>;

/** State, owner or urgency. A resolved ticket tells the client so. Refuses `not_found` and `stale`. */
export const changeTicket = command({
  sendsMail: true,
  run: async (app: NeedsDatabase, actor: Actor, { id, ...change }: TicketChange) => {
    const answer = await callSql(
      app,
      'change_ticket',
      { ...change, ticketId: id, actorId: actor.userId, actorRole: actor.role },
      changed,
    );
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome !== 'done') throw new Refusal('not_found');
    return { version: answer.version };
  },
});
