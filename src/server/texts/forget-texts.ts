import { dataOf } from '../database/client.ts';
import { describeFault } from '../http/log.ts';
import type { TextsApp } from './send-texts.ts';
import { hourMs } from '#domain/durations.ts';

/** A text that is not at its end yet cannot be deleted there; after this time it is. */
const settledAfterMs = hourMs;
const atOnce = 20;

/** Deletes the provider's own copies of what we sent, an hour after they went. Returns how many are gone. */
export async function forgetTexts(app: TextsApp): Promise<number> {
  const { texts } = app;
  if (!texts) return 0;
  const before = new Date(app.clock().getTime() - settledAfterMs).toISOString();
  const rows = dataOf(
    await app.db
      .from('texts')
      .select('id, provider_id')
      .not('provider_id', 'is', null)
      .is('forgotten_at', null)
      .lt('sent_at', before)
      .order('sent_at')
      .limit(atOnce),
  );
  let goneCount = 0;
  for (const { id, provider_id: providerId } of rows) {
    try {
      if (!providerId || !(await texts.forget(providerId))) continue;
      dataOf(await app.db.from('texts').update({ forgotten_at: app.clock().toISOString() }).eq('id', id));
      goneCount += 1;
    } catch (error) {
      app.log('text_not_forgotten', { id, ...describeFault(error) });
      break;
    }
  }
  return goneCount;
}
