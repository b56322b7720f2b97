import * as orders from '#domain/orders/api.staff.ts';
import * as refunds from '#domain/refunds/api.staff.ts';
import { grantPlanOfOrder, stopPlan } from '#server/checkout/grant-plan.ts';
import { planOfOrder } from '#server/checkout/read-plan.ts';
import { done } from '#server/http/reply.ts';
import { orderList } from '#server/orders/list-orders.ts';
import { readOrder } from '#server/orders/read-order.ts';
import { resolveReview } from '#server/orders/resolve-review.ts';
import { decideRefund, giveBack, retryRefund, settleRefund } from '#server/refunds/decide-refund.ts';
import { refundList } from '#server/refunds/list-refunds.ts';
import { readRefund } from '#server/refunds/read-refund.ts';
import { reads, readsById, runsById } from '#server/entry/by-position.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { audited, withoutConflict } from '#server/entry/guards.ts';

export default endpoints(
  [orders.read, runsById(readOrder), withoutConflict('order'), audited('order_viewed', 'order')],
  [orders.search, reads(orderList)],
  [orders.plan, readsById(planOfOrder), withoutConflict('order')],
  [orders.grantPlan, runsById(grantPlanOfOrder, { sendsMail: true }), withoutConflict('order')],
  [orders.giveBack, runsById(giveBack, { respond: done, sendsMail: true })],
  [orders.resolveReview, runsById(resolveReview, { respond: done, sendsMail: true })],
  [
    refunds.read,
    runsById(readRefund),
    withoutConflict('refund'),
    audited('refunds_viewed', 'refund_request'),
  ],
  [refunds.search, reads(refundList)],
  [refunds.decide, runsById(decideRefund, { respond: done, sendsMail: true })],
  [refunds.retry, runsById(retryRefund, { respond: done, sendsMail: true })],
  [refunds.settle, runsById(settleRefund, { respond: done, sendsMail: true })],
  [orders.stopPlan, runsById(stopPlan, { sendsMail: true }), withoutConflict('plan')],
);

export const config = {
  path: [
    '/api/staff/orders/:id',
    '/api/staff/orders/search',
    '/api/staff/orders/:id/plan',
    '/api/staff/orders/:id/refund',
    '/api/staff/orders/:id/review',
    '/api/staff/refunds/:id',
    '/api/staff/refunds/search',
    '/api/staff/refunds/:id/decide',
    '/api/staff/refunds/:id/retry',
    '/api/staff/refunds/:id/settle',
    '/api/staff/plans/:id/stop',
  ],
};
