import type { Actor } from '#domain/access/roles.ts';
import type { CoverRequest } from '#domain/papers/make-request.ts';
import { kindOfFile } from '#domain/uploads/rules.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { sha256Hex } from '../http/tokens.ts';
import { refuseBadUpload } from '../uploads/check-upload.ts';
import { readUploads, refusalOfTickets } from '../uploads/take-files.ts';
import { writeOf } from '../writes/write-key.ts';

/**
 * Keeps a copy of an exhibit on which parts are covered; packets take it in place of the original, which stays as it
 * came. Refuses `not_found`, and `files` for what is no PDF. Throws `StorageUnavailable`.
 */
export async function coverExhibit(
  app: Pick<App, 'db' | 'files' | 'scanner' | 'clock' | 'log'>,
  actor: Actor,
  matterId: string,
  { idempotencyKey, ticket, ...request }: CoverRequest,
): Promise<void> {
  const ticketHash = sha256Hex(ticket);
  const row = (await readUploads(app, [ticketHash])).get(ticketHash);
  if (!row) throw refuseField('files', 'file.missing');
  await refuseBadUpload(app, row);
  if (kindOfFile(row.file_name)?.extension !== 'pdf') throw refuseField('files', 'paper.pdf');
  const p = { ...request, matterId, ticketHash, ...writeOf('cover', actor, idempotencyKey) };
  const answer = await callSql(app, 'add_covered_copy', p, outcome('done', 'bad_ticket', 'unknown'));
  if (answer.outcome === 'bad_ticket') throw refuseField('files', await refusalOfTickets(app, [ticketHash]));
  if (answer.outcome !== 'done') throw new Refusal('not_found');
}
