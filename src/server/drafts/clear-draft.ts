import * as z from 'zod/mini';
import type { App } from '../app.ts';
import { readAnswer } from '../database/call-sql.ts';
import { dataOf, DatabaseUnavailable } from '../database/client.ts';
import { clearCookie, cookieNames } from '../http/cookies.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { sha256Hex } from '../http/tokens.ts';
import { forgetUploads } from '../uploads/forget-upload.ts';
import { draftToken } from './draft-cookie.ts';

const namedTickets = z.array(z.object({ ticket: z.string() }));

/**
 * "Clear my answers": removes the draft and those of its files that belong to nothing else. Whatever happens, this
 * browser loses its key to them. If the database does not answer it refuses `unavailable`, and the draft expires by
 * itself.
 */
export const clearDraft = command({
  run: async (
    app: Pick<App, 'db' | 'files' | 'log'>,
    _actor,
    _input,
    { call },
  ): Promise<{ cookies: string[] }> => {
    const cookies = [clearCookie(cookieNames.draft)];
    const token = draftToken(call);
    if (!token) return { cookies };
    try {
      const rows = dataOf(
        await app.db.from('intake_drafts').delete().eq('token_hash', sha256Hex(token)).select('tickets'),
      );
      const tickets = rows.flatMap((row) => readAnswer('intake_drafts', row.tickets, namedTickets));
      const mine: string[] = [];
      for (const { ticket } of tickets) if (!(await isNamedElsewhere(app, ticket))) mine.push(ticket);
      await forgetUploads(app, mine);
    } catch (error) {
      if (error instanceof DatabaseUnavailable)
        throw new Refusal('unavailable', { retryAfterSeconds: 30, cookies });
      throw error;
    }
    return { cookies };
  },
});

/** A draft that was copied for a mailed link names the same files. */
async function isNamedElsewhere(app: Pick<App, 'db'>, ticket: string): Promise<boolean> {
  const others = dataOf(
    await app.db
      .from('intake_drafts')
      .select('id')
      .contains('tickets', JSON.stringify([{ ticket }]))
      .limit(1),
  );
  return others.length > 0;
}
