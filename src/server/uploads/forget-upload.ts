import type * as z from 'zod/mini';
import type { App } from '../app.ts';
import { runSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { command } from '../http/service.ts';
import { sha256Hex } from '../http/tokens.ts';
import { ticketSchema } from '../uploads/ticket.ts';

/** A file that somebody removed from a form. */
export const forgetUpload = command({
  reads: ticketSchema,
  run: (
    app: Pick<App, 'db' | 'files' | 'log'>,
    _actor,
    { ticket }: z.infer<typeof ticketSchema>,
  ): Promise<void> => {
    return forgetUploads(app, [ticket]);
  },
});

/**
 * Removes files that belong to nothing yet, and their objects. An unknown ticket, or one already attached, changes
 * nothing. If storage does not answer, the sweep removes the object later. The signed URL works on for a while, so the
 * row stays that long, without the file's name, and whatever still arrives is swept too.
 */
export async function forgetUploads(
  app: Pick<App, 'db' | 'files' | 'log'>,
  tickets: readonly string[],
): Promise<void> {
  if (tickets.length === 0) return;
  // Given up first, so that no submission can take it from here on.
  const expired = dataOf(
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
  const objectKeys = expired.map((row) => row.object_key);
  if (objectKeys.length === 0) return;
  try {
    await app.files.remove(objectKeys);
  } catch {
    app.log('objects_left_for_sweep', { count: objectKeys.length });
    return;
  }
  await runSql(app, 'forget_uploads', { objectKeys });
}
