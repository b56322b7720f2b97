import * as orders from '#domain/orders/api.staff.ts';
import * as refunds from '#domain/refunds/api.staff.ts';
import { grantPlanOfOrder, stopPlan } from '#server/checkout/grant-plan.ts';
import { planOfOrder } from '#server/checkout/read-plan.ts';
import { orderList } from '#server/orders/list-orders.ts';
import { readOrder } from '#server/orders/read-order.ts';
import { resolveReview } from '#server/orders/resolve-review.ts';
import { decideRefund, giveBack, retryRefund, settleRefund } from '#server/refunds/decide-refund.ts';
import { refundList } from '#server/refunds/list-refunds.ts';
import { readRefund } from '#server/refunds/read-refund.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { audited, withoutConflict } from '#server/entry/guards.ts';

export default endpoints(
  [orders.read, readOrder, withoutConflict('order'), audited('order_viewed', 'order')],
  [orders.search, orderList],
  [orders.plan, planOfOrder, withoutConflict('order')],
  [orders.grantPlan, grantPlanOfOrder, withoutConflict('order')],
  [orders.giveBack, giveBack],
  [orders.resolveReview, resolveReview],
  [refunds.read, readRefund, withoutConflict('refund'), audited('refunds_viewed', 'refund_request')],
  [refunds.search, refundList],
  [refunds.decide, decideRefund],
  [refunds.retry, retryRefund],
  [refunds.settle, settleRefund],
  [orders.stopPlan, stopPlan, withoutConflict('plan')],
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
