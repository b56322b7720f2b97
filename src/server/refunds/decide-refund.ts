import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { decideRefundRequest, giveBackRequest, settleRefundRequest } from '#domain/refunds/requests.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { readMoneyAskedFor } from './read-money.ts';
import { caseOfOrder, refundCaseOf } from './rule-of-order.ts';
import { sendRefunds } from './send-refunds.ts';

type DecideApp = Pick<App, 'db' | 'payments' | 'log'>;

const decided = z.discriminatedUnion('outcome', [
  outcome('decided', 'stale', 'disputed', 'unknown'),
  z.object({ outcome: z.literal('too_much'), leftCents: z.int() }),
]);

/**
 * Staff decide about a request; an allowed one goes to Stripe at once. What the refund rule promises is not staff's to
 * refuse: then only the whole rest is taken. Refuses `not_found`, `stale` when it was decided meanwhile, `owed_in_full`,
 * and `refund_not_possible` for more than is left or while a bank decides about the payment.
 */
export async function decideRefund(
  app: DecideApp,
  actor: Actor,
  id: string,
  input: z.infer<typeof decideRefundRequest>,
): Promise<void> {
  const request = dataOf(
    await app.db
      .from('refund_requests')
      .select(
        `order_id, payment_id, orders!inner(intake_forms!orders_intake_form_id_fkey(status), ${caseOfOrder})`,
      )
      .eq('id', id)
      .maybeSingle(),
  );
  if (!request) throw new Refusal('not_found');
  const { rule } = refundCaseOf(request.orders);
  const left = (await readMoneyAskedFor(app, request.order_id, request.payment_id))?.left_cents ?? 0;
  if (rule === 'full' && left > 0 && (input.decision === 'decline' || input.amountCents < left)) {
    throw new Refusal('owed_in_full', { extra: { leftCents: left } });
  }
  const p = { ...input, requestId: id, ...byActor(actor) };
  refuseUndecided(await callSql(app, 'decide_refund', p, decided));
  if (input.decision === 'approve') await sendSoon(app, request.order_id);
}

/**
 * Staff give back what nobody asked for, for example after declining a case. The same key again is the same refund;
 * with another sum it is refused as `stale`. Refuses as `decideRefund` besides.
 */
export async function giveBack(
  app: DecideApp,
  actor: Actor,
  orderId: string,
  input: z.infer<typeof giveBackRequest>,
): Promise<void> {
  const p = { ...input, orderId, ...byActor(actor) };
  refuseUndecided(await callSql(app, 'give_back', p, decided));
  await sendSoon(app, orderId);
}

/** A refund that failed is tried once more, with a new key. Refuses as `decideRefund`. */
export async function retryRefund(app: DecideApp, actor: Actor, id: string): Promise<void> {
  const p = { requestId: id, ...byActor(actor) };
  refuseUndecided(await callSql(app, 'retry_refund', p, decided));
  const { order_id } = dataOf(await app.db.from('refund_requests').select('order_id').eq('id', id).single());
  await sendSoon(app, order_id);
}

/** A refund that failed was paid by a check or a transfer: told to the client, kept apart from what Stripe sent. */
export async function settleRefund(
  app: Pick<App, 'db'>,
  actor: Actor,
  id: string,
  input: z.infer<typeof settleRefundRequest>,
): Promise<void> {
  const p = { ...input, requestId: id, ...byActor(actor) };
  refuseUndecided(await callSql(app, 'settle_refund', p, decided));
}

function refuseUndecided(answer: z.infer<typeof decided>): void {
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
  if (answer.outcome === 'stale') throw new Refusal('stale');
  if (answer.outcome === 'decided') return;
  const { outcome: why, ...left } = answer;
  throw new Refusal('refund_not_possible', { extra: { why, ...left } });
}

/** The decision stands whatever happens here; the schedule sends what could not be sent now. */
export async function sendSoon(app: DecideApp, orderId: string): Promise<void> {
  try {
    await sendRefunds(app, orderId);
  } catch (error) {
    app.log('refund_left_for_later', { orderId, code: error instanceof Error ? error.name : 'unknown' });
  }
}
