import type { App } from '../app.ts';
import { runSql } from '../database/call-sql.ts';
import { dataOf, DatabaseFault, DatabaseUnavailable } from '../database/client.ts';
import { describeFault } from '../http/log.ts';
import type { SpoolEntry, SubmissionKind } from '../spool/spool.ts';

type ReplayApp = Pick<App, 'db' | 'spool' | 'log'>;

/** A scheduled function has 30 s; what is left waits for the next run. */
const runMs = 20_000;

/**
 * Brings what waited in the spool into the database, each kind in its own way. An entry is removed
 * only after its row is there, and replaying it again changes nothing. Returns how many went in.
 */
export async function replaySpool(
  app: ReplayApp,
  replay: Readonly<Record<SpoolEntry['kind'], (entry: SpoolEntry) => Promise<void>>>,
): Promise<number> {
  const endsAt = performance.now() + runMs;
  const { entries, unreadable } = await app.spool.list();
  for (const place of unreadable) await noteStuck(app, { place, kind: 'unreadable', code: 'unreadable' });
  let replayed = 0;
  // Last: a submission of the same visit still asks whose session it came with.
  const inOrder = entries.toSorted((a, b) => Number(a.kind === 'sign_out') - Number(b.kind === 'sign_out'));
  for (const entry of inOrder) {
    if (performance.now() > endsAt) break;
    const { kind, reference } = entry;
    try {
      await replay[kind](entry);
      await app.spool.remove(entry);
      replayed += 1;
      app.log(`${kind}_replayed`, { submission: reference });
      await forgetStuck(app, app.spool.placeOf(entry));
    } catch (error) {
      // Still down: every other entry would run into the same time-outs.
      if (error instanceof DatabaseUnavailable) break;
      const sqlState = error instanceof DatabaseFault ? error.sqlState : '';
      app.log('replay_failed', { kind, submission: reference, sqlState, ...describeFault(error) });
      const code = sqlState || (error instanceof Error ? error.name : 'unknown');
      // A session ends by itself; staff hear of what somebody waits for.
      if (kind !== 'sign_out')
        await noteStuck(app, { place: app.spool.placeOf(entry), kind, reference, code });
    }
  }
  return replayed;
}

interface Stuck {
  readonly place: string;
  readonly kind: SubmissionKind | 'unreadable';
  readonly reference?: string;
  readonly code: string;
}

/** An entry that the database refuses would wait forever. Staff hear of it once and see it in their list; it stays. */
async function noteStuck(app: ReplayApp, stuck: Stuck): Promise<void> {
  try {
    await runSql(app, 'note_stuck_submission', stuck);
  } catch (error) {
    app.log('alarm_failed', describeFault(error));
  }
}

async function forgetStuck(app: ReplayApp, place: string): Promise<void> {
  try {
    dataOf(await app.db.from('stuck_submissions').delete().eq('place', place));
  } catch (error) {
    app.log('stuck_not_forgotten', describeFault(error));
  }
}
