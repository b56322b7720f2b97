import type * as z from 'zod/mini';
import { intakeThrottles } from '#domain/throttles.ts';
import { throttle } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { accepted } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { askedIds, confirmPaymentSchema, findOrder } from './confirm-payment.ts';
import { knownPayer } from './known-payer.ts';

/**
 * Sends what came after a payment once more: the receipt, and the link to set a password or the news of the case.
 * Refuses `not_found` to visitors who may not know whose payment it is and when none arrived, and `throttled`.
 */
export const mailPaymentAgain = command({
  reads: confirmPaymentSchema,
  sendsMail: true,
  run: async (
    app: Pick<App, 'config' | 'db' | 'clock'>,
    _actor,
    input: z.infer<typeof confirmPaymentSchema>,
    { call },
  ): Promise<void> => {
    const ids = askedIds(input);
    const order = ids && (await findOrder(app, ids));
    if (!order?.completed_at || !(await knownPayer(app, order, call))) throw new Refusal('not_found');
    await throttle(app, 'payment-mail', order.id, intakeThrottles.mailAgainPerOrder);
    const p = { orderId: order.id, key: crypto.randomUUID() };
    const answer = await callSql(app, 'mail_payment_again', p, outcome('written', 'unknown'));
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
  },
  respond: accepted,
});
