import type * as z from 'zod/mini';
import type { App } from '../app.ts';
import { runSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { sha256Hex } from '../http/tokens.ts';
import type { ticketSchema } from './ticket.ts';

/** A file somebody took out of a form again. */
export function forgetUpload(
  app: Pick<App, 'db' | 'files' | 'log'>,
  { ticket }: z.infer<typeof ticketSchema>,
): Promise<void> {
  return forgetUploads(app, [ticket]);
}

/**
 * Takes files out again that belong to nothing yet, and their objects. An unknown ticket and one already attached
 * change nothing. Should storage not answer, the sweep removes the object later; and since the signed address goes on
 * working for a while, the row stays as long, without the file's name, so that what still arrives is swept too.
 */
export async function forgetUploads(
  app: Pick<App, 'db' | 'files' | 'log'>,
  tickets: readonly string[],
): Promise<void> {
  if (tickets.length === 0) return;
  // Given up first: from here on no submission can take it.
  const given = dataOf(
    await app.db
      .from('uploads')
      .update({ status: 'expired', file_name: '-' })
      .in(
        'ticket_hash',
        tickets.map((ticket) => sha256Hex(ticket)),
      )
      .in('status', ['pending', 'checked', 'rejected'])
      .select('object_key'),
  );
  const objectKeys = given.map((row) => row.object_key);
  if (objectKeys.length === 0) return;
  try {
    await app.files.remove(objectKeys);
  } catch {
    app.log('objects_left_for_sweep', { count: objectKeys.length });
    return;
  }
  await runSql(app, 'forget_uploads', { objectKeys });
}
