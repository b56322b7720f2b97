import type { AlarmAbout } from '#domain/operations/alarms.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';

/** What was given up: codes and ids alone, since it goes by mail. */
interface Alarm {
  readonly about: AlarmAbout;
  readonly id: string;
  readonly reason?: string;
}

/** Tells staff by mail that something was given up and waits for a person: once for each `occasion`. */
export async function raiseAlarm(app: Pick<App, 'db'>, occasion: string, alarm: Alarm): Promise<void> {
  dataOf(
    await app.db
      .from('outbox')
      .upsert(
        { kind: 'staff_alarm', payload: { ...alarm }, dedupe_key: `staff_alarm:${occasion}` },
        { onConflict: 'dedupe_key', ignoreDuplicates: true },
      ),
  );
}
