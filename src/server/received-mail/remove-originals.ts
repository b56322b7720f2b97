import * as z from 'zod/mini';
import { receivedLimits } from '#domain/received-mail/limits.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { readAnswer } from '../database/call-sql.ts';

type RemovingApp = Pick<App, 'db' | 'incoming' | 'log'>;

const ended = z.array(z.object({ id: z.string(), key: z.string() }));
/** Of one run; the rest has its turn in the next. */
const perRun = 100;
const budgetMs = 10_000;

/**
 * Deletes at the receiver what was read, and after 30 days whatever is left there. Answers how many. Throws
 * `MailStoreUnavailable`.
 */
export async function removeOriginals(app: RemovingApp, onlyId?: string): Promise<number> {
  if (!app.incoming) return 0;
  const parameters = {
    p_limit: perRun,
    p_keep_days: receivedLimits.originalDays,
    ...(onlyId && { p_id: onlyId }),
  };
  const rows = readAnswer(
    'list_ended_originals',
    dataOf(await app.db.rpc('list_ended_originals', parameters)),
    ended,
  );
  const until = Date.now() + budgetMs;
  const gone: string[] = [];
  try {
    for (const { id, key } of rows) {
      if (Date.now() > until) break;
      await app.incoming.remove(key);
      gone.push(id);
    }
  } finally {
    if (gone.length > 0) dataOf(await app.db.rpc('note_originals_gone', { p_ids: gone }));
  }
  return gone.length;
}

/** The same for one mail, right after it was read; nothing where it is kept. */
export const removeOriginal = (app: RemovingApp, id: string): Promise<number> => removeOriginals(app, id);
