import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as orders from '#domain/orders/api.staff.ts';
import type * as refunds from '#domain/refunds/api.staff.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { done } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { writeOf } from '../writes/write-key.ts';
import { readMoneyAskedFor } from './read-money.ts';
import { caseOfOrder, refundCaseOf } from './rule-of-order.ts';
import { sendRefunds } from './send-refunds.ts';

type DecideApp = Pick<App, 'db' | 'payments' | 'log' | 'site'>;

const decided = z.discriminatedUnion('outcome', [
  outcome('decided', 'stale', 'disputed', 'unknown'),
  z.object({ outcome: z.literal('too_much'), leftCents: z.int() }),
]);

/** Of a request, for `refuseLessThanOwed`. */
const requestColumns =
  `order_id, payment_id, orders!inner(intake_forms!orders_intake_form_id_fkey(status), ${caseOfOrder})` as const;

/**
 * Staff decide about a request; an allowed one goes to Stripe at once. What the refund rule promises is not staff's to
 * refuse: then only the whole rest is taken. Refuses `not_found`, `stale` when it was decided meanwhile, `owed_in_full`,
 * and `refund_not_possible` for more than is left or while a bank decides about the payment.
 */
export const decideRefund = command({
  sendsMail: true,
  run: async (
    app: DecideApp,
    actor: Actor,
    { id, ...input }: CleanInputOf<typeof refunds.decide>,
  ): Promise<void> => {
    const request = dataOf(
      await app.db.from('refund_requests').select(requestColumns).eq('id', id).maybeSingle(),
    );
    if (!request) throw new Refusal('not_found');
    await refuseLessThanOwed(app, request, input.decision === 'approve' ? input.amountCents : 0);
    const p = { ...input, requestId: id, ...byActor(actor) };
    refuseUndecided(await callSql(app, 'decide_refund', p, decided));
    if (input.decision === 'approve') await sendSoon(app, request.order_id);
  },
  respond: done,
});

/**
 * Staff give back what nobody asked for, for example after declining a case. The same key again is the same refund;
 * with another sum it is refused as `stale`. A request for the same payment is answered by it, so it gets no less than
 * the refund rule promises. Refuses as `decideRefund` besides.
 */
export const giveBack = command({
  sendsMail: true,
  run: async (
    app: DecideApp,
    actor: Actor,
    { id: orderId, ...input }: CleanInputOf<typeof orders.giveBack>,
  ): Promise<void> => {
    const request = dataOf(
      await app.db
        .from('refund_requests')
        .select(requestColumns)
        .eq('order_id', orderId)
        .eq('payment_id', input.paymentId)
        .eq('status', 'asked')
        .maybeSingle(),
    );
    if (request) await refuseLessThanOwed(app, request, input.amountCents);
    const p = { ...input, orderId, ...writeOf('give_back', actor, input.idempotencyKey) };
    refuseUndecided(await callSql(app, 'give_back', p, decided));
    await sendSoon(app, orderId);
  },
  respond: done,
});

/** A refund that failed is tried once more, with a new key. Refuses as `decideRefund`. */
export const retryRefund = command({
  sendsMail: true,
  run: async (app: DecideApp, actor: Actor, { id }: CleanInputOf<typeof refunds.retry>): Promise<void> => {
    const p = { requestId: id, ...byActor(actor) };
    refuseUndecided(await callSql(app, 'retry_refund', p, decided));
    const { order_id } = dataOf(
      await app.db.from('refund_requests').select('order_id').eq('id', id).single(),
    );
    await sendSoon(app, order_id);
  },
  respond: done,
});

/** A refund that failed was paid by a check or a transfer: told to the client, kept apart from what Stripe sent. */
export const settleRefund = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id, ...input }: CleanInputOf<typeof refunds.settle>,
  ): Promise<void> => {
    const p = { ...input, requestId: id, ...byActor(actor) };
    refuseUndecided(await callSql(app, 'settle_refund', p, decided));
  },
  respond: done,
});

interface StoredRequest {
  readonly order_id: string;
  readonly payment_id: string | null;
  readonly orders: Parameters<typeof refundCaseOf>[0];
}

/** Refuses `owed_in_full` an answer that gives less than the refund rule promises and the banks leave us. */
async function refuseLessThanOwed(
  app: Pick<App, 'db' | 'site'>,
  { order_id: orderId, payment_id: paymentId, orders }: StoredRequest,
  amountCents: number,
): Promise<void> {
  if (refundCaseOf(orders, app.site.fullRefunds).rule !== 'full') return;
  const { leftCents, freeCents } = await readMoneyAskedFor(app, orderId, paymentId);
  const isDeclined = amountCents === 0;
  if (amountCents < freeCents || (isDeclined && leftCents > 0)) {
    throw new Refusal('owed_in_full', { extra: { leftCents: freeCents || leftCents } });
  }
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
