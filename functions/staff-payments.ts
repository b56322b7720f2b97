import * as orders from '#domain/orders/api.staff.ts';
import { grantForOrderRequest, stopRequest } from '#domain/orders/parts.ts';
import * as refunds from '#domain/refunds/api.staff.ts';
import { settleRefundRequest } from '#domain/refunds/requests.ts';
import { grantPlanOfOrder, stopPlan } from '#server/checkout/grant-plan.ts';
import { planOfOrder } from '#server/checkout/read-plan.ts';
import { reads, readsById, runsById } from '#server/entry/by-position.ts';
import { endpoint, right, staff } from '#server/entry/endpoint.ts';
import { handlerOfCall } from '#server/entry/endpoints.ts';
import { audited, withoutConflict } from '#server/entry/guards.ts';
import { routes } from '#server/entry/routes.ts';
import { done } from '#server/http/reply.ts';
import { orderList } from '#server/orders/list-orders.ts';
import { readOrder } from '#server/orders/read-order.ts';
import { resolveReview } from '#server/orders/resolve-review.ts';
import { decideRefund, giveBack, retryRefund, settleRefund } from '#server/refunds/decide-refund.ts';
import { refundList } from '#server/refunds/list-refunds.ts';
import { readRefund } from '#server/refunds/read-refund.ts';

export default routes({
  '/api/staff/orders/:id': endpoint({
    GET: handlerOfCall(
      orders.read,
      runsById(readOrder),
      withoutConflict('order'),
      audited('order_viewed', 'order'),
    ),
  }),
  '/api/staff/orders/search': endpoint({
    POST: handlerOfCall(orders.search, reads(orderList)),
  }),
  '/api/staff/orders/:id/plan': endpoint({
    GET: handlerOfCall(orders.plan, readsById(planOfOrder), withoutConflict('order')),
    POST: staff.of('order')(grantForOrderRequest, grantPlanOfOrder, { mails: true }),
  }),
  '/api/staff/orders/:id/refund': endpoint({
    POST: handlerOfCall(orders.giveBack, runsById(giveBack, { respond: done, sendsMail: true })),
  }),
  '/api/staff/orders/:id/review': endpoint({
    POST: handlerOfCall(orders.resolveReview, runsById(resolveReview, { respond: done, sendsMail: true })),
  }),
  '/api/staff/refunds/:id': endpoint({
    GET: handlerOfCall(
      refunds.read,
      runsById(readRefund),
      withoutConflict('refund'),
      audited('refunds_viewed', 'refund_request'),
    ),
  }),
  '/api/staff/refunds/search': endpoint({
    POST: handlerOfCall(refunds.search, reads(refundList)),
  }),
  '/api/staff/refunds/:id/decide': endpoint({
    POST: handlerOfCall(refunds.decide, runsById(decideRefund, { respond: done, sendsMail: true })),
  }),
  '/api/staff/refunds/:id/retry': endpoint({
    POST: handlerOfCall(refunds.retry, runsById(retryRefund, { respond: done, sendsMail: true })),
  }),
  '/api/staff/refunds/:id/settle': endpoint({
    POST: right('refunds').byId(settleRefundRequest, settleRefund, { answer: done, mails: true }),
  }),
  '/api/staff/plans/:id/stop': endpoint({ POST: staff.of('plan')(stopRequest, stopPlan, { mails: true }) }),
});

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
