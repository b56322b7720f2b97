import { grantForOrderRequest, stopRequest } from '#domain/orders/parts.ts';
import { orderListRequest, refundListRequest } from '#domain/orders/workplace.ts';
import {
  decideRefundRequest,
  giveBackRequest,
  resolveReviewRequest,
  settleRefundRequest,
} from '#domain/refunds/requests.ts';
import { grantPlanOfOrder, stopPlan } from '#server/checkout/grant-plan.ts';
import { planOfOrder } from '#server/checkout/read-plan.ts';
import { endpoint, right, staff } from '#server/entry/endpoint.ts';
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
    GET: staff.of('order', { action: 'order_viewed', object: 'order' })(readOrder),
  }),
  '/api/staff/orders/search': endpoint({
    POST: staff.reads(orderListRequest, orderList),
  }),
  '/api/staff/orders/:id/plan': endpoint({
    GET: staff.reads.of('order')(planOfOrder),
    POST: staff.of('order')(grantForOrderRequest, grantPlanOfOrder, { mails: true }),
  }),
  '/api/staff/orders/:id/refund': endpoint({
    POST: right('refunds').byId(giveBackRequest, giveBack, { answer: done, mails: true }),
  }),
  '/api/staff/orders/:id/review': endpoint({
    POST: right('refunds').byId(resolveReviewRequest, resolveReview, { answer: done, mails: true }),
  }),
  '/api/staff/refunds/:id': endpoint({
    GET: staff.of('refund', { action: 'refunds_viewed', object: 'refund_request' })(readRefund),
  }),
  '/api/staff/refunds/search': endpoint({
    POST: staff.reads(refundListRequest, refundList),
  }),
  '/api/staff/refunds/:id/decide': endpoint({
    POST: right('refunds').byId(decideRefundRequest, decideRefund, { answer: done, mails: true }),
  }),
  '/api/staff/refunds/:id/retry': endpoint({
    POST: right('refunds').byId(retryRefund, { answer: done, mails: true }),
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
