import * as z from 'zod/mini';
import type { App } from '../app.ts';
import { readAnswer, runSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { describeFault } from '../http/log.ts';

const sweptNotices = z.object({ notices: z.int() });
const swept = z.object({ objectKeys: z.array(z.string()), removed: z.record(z.string(), z.int()) });

/** How many objects are removed in one call. */
const batch = 100;

/**
 * Removes what has expired: drafts, links, sessions, tokens, throttles, and uploaded objects that nothing names after
 * 24 hours, and notices of more than 90 days. A row is deleted only once its object is gone; until then the next sweep
 * tries again.
 */
export async function sweepExpired(app: Pick<App, 'db' | 'files' | 'log'>): Promise<void> {
  const { objectKeys, removed } = readAnswer(
    'sweep_expired',
    dataOf(await app.db.rpc('sweep_expired')),
    swept,
  );
  let forgotten = 0;
  for (let at = 0; at < objectKeys.length; at += batch) {
    const keys = objectKeys.slice(at, at + batch);
    try {
      await app.files.remove(keys);
    } catch (error) {
      app.log('sweep_storage_unavailable', describeFault(error));
      break;
    }
    await runSql(app, 'forget_uploads', { objectKeys: keys });
    forgotten += keys.length;
  }
  const { notices } = readAnswer('sweep_notices', dataOf(await app.db.rpc('sweep_notices')), sweptNotices);
  app.log('swept', { ...removed, notices, objects: forgotten });
}
