import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as orders from '#domain/orders/api.staff.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { closeOtherPages } from '../checkout/close-pages.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { done } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { sendSoon } from '../refunds/decide-refund.ts';

const resolved = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('resolved'), otherCheckouts: z.array(z.string()) }),
  outcome('stale', 'not_possible', 'disputed', 'unknown'),
]);

/**
 * Staff end the review of a payment: take it as if it had agreed with the order, or give back everything that is not
 * kept. Refuses `not_found`, `stale` when nothing waits or no longer does, `review_not_possible` for taking a second
 * payment, `refund_not_possible` while a bank decides about it.
 */
export const resolveReview = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'payments' | 'log' | 'site'>,
    actor: Actor,
    { id: orderId, ...input }: CleanInputOf<typeof orders.resolveReview>,
  ): Promise<void> => {
    const answer = await callSql(app, 'resolve_review', { ...input, orderId, ...byActor(actor) }, resolved);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'stale') throw new Refusal('stale');
    if (answer.outcome === 'not_possible') throw new Refusal('review_not_possible');
    if (answer.outcome !== 'resolved')
      throw new Refusal('refund_not_possible', { extra: { why: 'disputed' } });
    await closeOtherPages(app, answer.otherCheckouts);
    if (input.resolution === 'refund') await sendSoon(app, orderId);
  },
  respond: done,
});
