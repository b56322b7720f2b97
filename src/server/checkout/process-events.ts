import { mostEventAttempts } from '#domain/operations/schedules.ts';
import type { App } from '../app.ts';
import { DatabaseUnavailable, dataOf } from '../database/client.ts';
import { raiseAlarm } from '../operations/raise-alarm.ts';
import { PaymentsUnavailable } from '../payments/payments.ts';
import { keepCard } from './keep-card.ts';
import { settleOrder, type SettleApp } from './settle-order.ts';

type EventApp = SettleApp & Pick<App, 'clock'>;

/** Milliseconds of a run by itself. */
const budgetMs = 8_000;

/** Events about money. Every other event is stored and needs nothing done. */
const aboutPayments = /^(payment_intent|checkout\.session|charge|refund)\./;

/**
 * Processes one stored event by reading what its object is now at Stripe: neither the order in which events
 * arrive nor what they say counts. An event already processed is left alone; one that fails is kept for the next
 * run with a code. False: Stripe does not answer, so that asking about the next event would be in vain.
 */
export async function processEvent(app: EventApp, id: string): Promise<boolean> {
  const event = dataOf(
    await app.db
      .from('stripe_events')
      .select('type, object_id, attempts')
      .eq('id', id)
      .is('processed_at', null)
      .maybeSingle(),
  );
  if (!event) return true;
  try {
    if (event.object_id && aboutPayments.test(event.type)) {
      const isCard = event.object_id.startsWith('cs_') && (await keepCard(app, event.object_id)) !== null;
      const report = isCard ? null : await app.payments.findPayment({ objectId: event.object_id });
      if (report) await settleOrder(app, report);
    }
  } catch (error) {
    await keepForLater(app, id, event.attempts + 1, error);
    return !(error instanceof PaymentsUnavailable);
  }
  dataOf(
    await app.db
      .from('stripe_events')
      .update({ processed_at: app.clock().toISOString(), attempts: event.attempts + 1, last_error: null })
      .eq('id', id),
  );
  return true;
}

async function keepForLater(app: EventApp, id: string, attempts: number, error: unknown): Promise<void> {
  const known = error instanceof PaymentsUnavailable || error instanceof DatabaseUnavailable;
  const code = error instanceof Error ? error.name : 'unknown';
  app.log('event_not_processed', { id, code, known });
  dataOf(await app.db.from('stripe_events').update({ attempts, last_error: code }).eq('id', id));
  if (attempts < mostEventAttempts) return;
  await raiseAlarm(app, `stripe_event:${id}`, { about: 'stripe_event', id });
}

/**
 * Events left over from an outage or a crash, those tried least and then the oldest first, so that events which
 * always fail hold up nobody. Returns how many were looked at.
 */
export async function processEvents(app: EventApp, until = Date.now() + budgetMs): Promise<number> {
  const waiting = dataOf(
    await app.db
      .from('stripe_events')
      .select('id')
      .is('processed_at', null)
      .lt('attempts', mostEventAttempts)
      .order('attempts')
      .order('received_at')
      .limit(30),
  );
  let looked = 0;
  for (const { id } of waiting) {
    if (Date.now() > until) break;
    looked += 1;
    if (!(await processEvent(app, id))) break;
  }
  return looked;
}
