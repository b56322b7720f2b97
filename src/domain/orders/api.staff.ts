// The calls of staff about orders.
import { command, query, typed } from '../api-call.ts';
import { giveBackRequest, resolveReviewRequest } from '../refunds/requests.ts';
import type { ListPage } from '../workplace/lists.ts';
import type { PaymentPlan } from './parts.ts';
import { orderListRequest, type OrderDetail, type OrderRow } from './workplace.ts';

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
