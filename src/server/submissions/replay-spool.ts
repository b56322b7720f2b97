import type { App } from '../app.ts';
import { dataOf, DatabaseFault, DatabaseUnavailable } from '../database/client.ts';
import { describeFault } from '../http/log.ts';
import type { SpoolEntry } from '../spool/spool.ts';

type ReplayApp = Pick<App, 'db' | 'spool' | 'log'>;

/** A scheduled function has 30 s; what is left waits for the next minute. */
const runMs = 20_000;

/**
 * Brings what waited in the spool into the database, each kind in its own way (DESIGN section 4). An entry is removed
 * only after its row is there, and replaying it again changes nothing.
 */
export async function replaySpool(
  app: ReplayApp,
  replay: Readonly<Record<SpoolEntry['kind'], (entry: SpoolEntry) => Promise<void>>>,
): Promise<void> {
  const endsAt = performance.now() + runMs;
  for (const entry of await app.spool.list()) {
    if (performance.now() > endsAt) return;
    const { kind, reference } = entry;
    try {
      await replay[kind](entry);
      await app.spool.remove(entry);
      app.log(`${kind}_replayed`, { submission: reference });
    } catch (error) {
      // Still down: every other entry would wait for the same time-outs.
      if (error instanceof DatabaseUnavailable) return;
      const sqlState = error instanceof DatabaseFault ? error.sqlState : '';
      app.log('replay_failed', { kind, submission: reference, sqlState, ...describeFault(error) });
      await raiseAlarm(app, entry);
    }
  }
}

const alarmCodes = {
  intake: 'spooled_application_refused',
  contact: 'spooled_message_refused',
} as const;

/** An entry the database refuses would wait for ever: staff hear of it once; the entry stays. */
async function raiseAlarm(app: ReplayApp, entry: SpoolEntry): Promise<void> {
  try {
    dataOf(
      await app.db.from('outbox').upsert(
        {
          kind: 'staff_alarm',
          recipient: null,
          language: 'en',
          payload: { code: alarmCodes[entry.kind], reference: entry.reference },
          dedupe_key: `staff_alarm:spool:${entry.reference}`,
        },
        { onConflict: 'dedupe_key', ignoreDuplicates: true },
      ),
    );
  } catch (error) {
    app.log('alarm_failed', describeFault(error));
  }
}
