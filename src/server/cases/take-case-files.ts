import * as z from 'zod/mini';
import { refuseFileList } from '#domain/uploads/rules.ts';
import type { App } from '../app.ts';
import { refuseField } from '../http/refusal.ts';
import { sha256Hex } from '../http/tokens.ts';
import { refuseBadUpload } from '../uploads/check-upload.ts';
import { readUploads, refusalOfTickets } from '../uploads/take-files.ts';

/** A file among them cannot be taken. */
export const badTicket = z.object({ outcome: z.literal('bad_ticket'), badTickets: z.array(z.string()) });

/**
 * Checks the files that come with a write about a case, and returns what the database knows them by. A ticket that was
 * used is left to the database, because a repeated write names files that are attached already. Refuses `files`. Throws
 * `StorageUnavailable`: the person keeps what they typed and tries again.
 */
export async function takeCaseFiles(
  app: Pick<App, 'db' | 'files' | 'scanner' | 'clock' | 'log'>,
  tickets: readonly string[],
): Promise<readonly string[]> {
  const hashes = tickets.map((ticket) => sha256Hex(ticket));
  const rows = await readUploads(app, hashes);
  const together = refuseFileList([...rows.values()].map(({ file_size: size }) => ({ size })));
  if (together) throw refuseField('files', together);
  for (const row of rows.values()) if (row.status === 'pending') await refuseBadUpload(app, row);
  return hashes;
}

/** Throws the refusal of files that the database did not take. */
export async function refuseTickets(
  app: Pick<App, 'db'>,
  { badTickets }: z.infer<typeof badTicket>,
): Promise<never> {
  throw refuseField('files', await refusalOfTickets(app, badTickets));
}
