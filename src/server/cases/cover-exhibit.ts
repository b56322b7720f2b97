import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as matters from '#domain/matters/api.staff.ts';
import { kindOfFile } from '#domain/uploads/rules.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { done } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { sha256Hex } from '../http/tokens.ts';
import { refuseBadUpload, uploadRow } from '../uploads/check-upload.ts';
import { reasonAgainstTickets } from '../uploads/take-files.ts';
import { writeOf } from '../writes/write-key.ts';

type CoverApp = Pick<App, 'db' | 'files' | 'scanner' | 'clock' | 'log'>;

/**
 * Keeps a copy of an exhibit on which parts are covered; packets take it in place of the original, which stays as it
 * came. Refuses `not_found`, and `files` for what is no PDF. Throws `StorageUnavailable`.
 */
export const coverExhibit = command({
  first: {
    sql: 'read_tickets',
    params: ({ ticket }: CleanInputOf<typeof matters.coverExhibit>) => ({
      ticketHashes: [sha256Hex(ticket)],
    }),
    answer: z.array(uploadRow),
  },
  run: async (
    app: CoverApp,
    actor: Actor,
    { id: matterId, idempotencyKey, ticket, ...request }: CleanInputOf<typeof matters.coverExhibit>,
    { first: rows },
  ): Promise<void> => {
    const [row] = rows;
    if (!row) throw refuseField('files', 'file.missing');
    await refuseBadUpload(app, row);
    if (kindOfFile(row.file_name)?.extension !== 'pdf') throw refuseField('files', 'paper.pdf');
    const ticketHash = sha256Hex(ticket);
    const p = { ...request, matterId, ticketHash, ...writeOf('cover', actor, idempotencyKey) };
    const answer = await callSql(app, 'add_covered_copy', p, outcome('done', 'bad_ticket', 'unknown'));
    if (answer.outcome === 'bad_ticket') throw refuseField('files', reasonAgainstTickets(rows, [ticketHash]));
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
  respond: done,
});
