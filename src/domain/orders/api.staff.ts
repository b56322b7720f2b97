// The calls of staff about orders.
import { command, query, typed } from '../api-call.ts';
import { giveBackRequest, resolveReviewRequest } from '../refunds/requests.ts';
import type { ListPage } from '../workplace/lists.ts';
import type { PaymentPlan } from './parts.ts';
import { orderListRequest, type OrderDetail, type OrderRow } from './workplace.ts';
import { earlyDateAnswer } from './early-date.ts';
import { grantForOrderRequest, stopRequest } from './parts.ts';

export const search = /*#__PURE__*/ query('POST /api/staff/orders/search', {
  who: 'staff',
  input: orderListRequest,
  answer: typed<ListPage<OrderRow>>(),
});

export const read = /*#__PURE__*/ query('GET /api/staff/orders/:id', {
  who: 'staff',
  answer: typed<OrderDetail>(),
});

export const plan = /*#__PURE__*/ query('GET /api/staff/orders/:id/plan', {
  who: 'staff',
  answer: typed<{ readonly plan: PaymentPlan | null }>(),
});

export const giveBack = /*#__PURE__*/ command('POST /api/staff/orders/:id/refund', {
  who: 'refunds',
  input: giveBackRequest,
});

export const resolveReview = /*#__PURE__*/ command('POST /api/staff/orders/:id/review', {
  who: 'refunds',
  input: resolveReviewRequest,
});

export const decideEarlyDate = /*#__PURE__*/ command('POST /api/staff/court-dates/:id/decision', {
  who: 'staff',
  input: earlyDateAnswer,
});

export const grantPlan = /*#__PURE__*/ command('POST /api/staff/orders/:id/plan', {
  who: 'staff',
  input: grantForOrderRequest,
  answer: typed<{ readonly planId: string }>(),
});

export const stopPlan = /*#__PURE__*/ command('POST /api/staff/plans/:id/stop', {
  who: 'staff',
  input: stopRequest,
});
