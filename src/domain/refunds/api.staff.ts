// The calls of staff about money that goes back.
import { command, query, typed } from '../api-call.ts';
import { refundListRequest, type RefundDetail, type RefundRow } from '../orders/workplace.ts';
import type { ListPage } from '../workplace/lists.ts';
import { decideRefundRequest } from './requests.ts';
import { settleRefundRequest } from './requests.ts';

export const search = /*#__PURE__*/ query('POST /api/staff/refunds/search', {
  who: 'staff',
  input: refundListRequest,
  answer: typed<ListPage<RefundRow>>(),
});

export const read = /*#__PURE__*/ query('GET /api/staff/refunds/:id', {
  who: 'staff',
  answer: typed<RefundDetail>(),
});

export const decide = /*#__PURE__*/ command('POST /api/staff/refunds/:id/decide', {
  who: 'refunds',
  input: decideRefundRequest,
});

export const retry = /*#__PURE__*/ command('POST /api/staff/refunds/:id/retry', {
  who: 'refunds',
});

export const settle = /*#__PURE__*/ command('POST /api/staff/refunds/:id/settle', {
  who: 'refunds',
  input: settleRefundRequest,
});
