import * as z from 'zod/mini';
import { refuseFileList } from '#domain/uploads/rules.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { sha256Hex } from '../http/tokens.ts';
import { refuseBadUpload } from '../uploads/check-upload.ts';
import { readUploads, reasonAgainstTickets } from '../uploads/take-files.ts';
import { ticketsSchema } from '../uploads/ticket.ts';
import { requireApplied } from './find-applied.ts';

const filesAdded = z.discriminatedUnion('outcome', [
  outcome('done', 'unknown'),
  z.object({ outcome: z.literal('bad_ticket'), badTickets: z.array(z.string()) }),
]);

/**
 * Adds files that were asked for later to the application this browser sent. A file counts for the missing one of
 * its name, else for any one still missing. Refuses `files` with the reason, and `not_found` to a stranger. Throws
 * `StorageUnavailable`.
 */
export const attachFiles = command({
  reads: ticketsSchema,
  run: async (
    app: Pick<App, 'db' | 'files' | 'scanner' | 'config' | 'clock' | 'log' | 'site'>,
    _actor,
    input: { readonly tickets: readonly string[] },
    { call },
  ): Promise<{ filesMissing: readonly string[] }> => {
    const hashes = [...new Set(input.tickets)].map((ticket) => sha256Hex(ticket));
    const [{ intake }, rows] = await Promise.all([requireApplied(app, call), readUploads(app, hashes)]);
    const refusedTogether = refuseFileList([
      ...intake.documents,
      ...[...rows.values()].map((row) => ({ size: row.file_size })),
    ]);
    if (refusedTogether) throw refuseField('files', refusedTogether);
    for (const row of rows.values()) await refuseBadUpload(app, row);
    const filesMissing = stillMissing(
      intake.filesMissing,
      [...rows.values()].map((row) => row.file_name),
    );
    const p = { intakeId: intake.id, ticketHashes: hashes, filesMissing };
    const result = await callSql(app, 'add_intake_files', p, filesAdded);
    if (result.outcome === 'bad_ticket') {
      throw refuseField('files', reasonAgainstTickets(rows.values(), result.badTickets));
    }
    if (result.outcome !== 'done') throw new Refusal('not_found');
    return { filesMissing };
  },
});

/** What is left of the missing names: first those that came by name, then one for each other file. */
export function stillMissing(missing: readonly string[], came: readonly string[]): string[] {
  const left = [...missing];
  let others = 0;
  for (const name of came) {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    else others += 1;
  }
  return left.slice(others);
}
