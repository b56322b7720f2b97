import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import {
  ticketRecord,
  ticketRow,
  type TicketChange,
  type TicketMessageRequest,
  type TicketRecord,
  type TicketRow,
  type TicketSearch,
} from '#domain/tickets/ticket.ts';
import { itemsPerPage, type ListPage } from '#domain/workplace/lists.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { refuseStale, staleAnswer, writeOf } from '../writes/write-key.ts';
import { outcome, page } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { reading } from '../database/reading.ts';
import { Refusal } from '../http/refusal.ts';

/** Tickets for staff, newest first, a page at a time; that they were looked at is noted. */
export const foundTickets = reading({
  name: 'search_tickets',
  notes: { action: 'tickets_viewed' },
  ask: (_app, search: TicketSearch) => ({ ...search, search: search.search || null, limit: itemsPerPage }),
  answer: page(ticketRow),
  describe: (_app, stored): ListPage<TicketRow> => stored,
});

const read = z.union([z.extend(ticketRecord, { outcome: z.literal('done') }), outcome('unknown')]);

function ticketOf(answer: z.infer<typeof read>): TicketRecord {
  if (answer.outcome !== 'done') throw new Refusal('not_found');
  const { outcome: _, ...ticket } = answer;
  return ticket;
}

/** One ticket; that it was read is noted first. Refuses `not_found`. */
export const ticketOfStaff = reading({
  name: 'read_ticket',
  notes: { action: 'tickets_viewed', object: 'support_ticket' },
  ask: (_app, ticketId: string) => ({ ticketId }),
  answer: read,
  describe: (_app, stored): TicketRecord => ticketOf(stored),
});

/** Staff answer: the client hears that there is one. Refuses `not_found`. */
export const answerTicket = reading({
  name: 'read_ticket',
  ask: (_app: Pick<App, 'db'>, ticketId: string, _request: TicketMessageRequest) => ({ ticketId }),
  answer: read,
  describe: async (app, stored, actor: Actor, ticketId, { idempotencyKey, ...request }): Promise<void> => {
    ticketOf(stored);
    const p = { ...request, ticketId, ...writeOf('ticket_answer', actor, idempotencyKey) };
    const answer = await callSql(app, 'write_ticket', p, outcome('done', 'unknown'));
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
});

const changed = z.union([
  z.object({ outcome: z.literal('done'), version: z.int() }),
  staleAnswer,
  outcome('unknown'),
]);

/** State, owner or urgency. A resolved ticket tells the client so. Refuses `not_found` and `stale`. */
export const changeTicket = reading({
  name: 'read_ticket',
  ask: (_app: Pick<App, 'db'>, ticketId: string, _request: TicketChange) => ({ ticketId }),
  answer: read,
  describe: async (app, stored, actor: Actor, ticketId, request): Promise<{ version: number }> => {
    ticketOf(stored);
    const p = { ...request, ticketId, ...byActor(actor) };
    const answer = await callSql(app, 'change_ticket', p, changed);
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome !== 'done') throw new Refusal('not_found');
    return { version: answer.version };
  },
});
