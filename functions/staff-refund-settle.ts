import { settleRefundRequest } from '#domain/refunds/requests.ts';
import { endpoint, right } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';
import { settleRefund } from '#server/refunds/decide-refund.ts';

export default endpoint({
  POST: right('refunds').byId(settleRefundRequest, settleRefund, { answer: done, mails: true }),
});

export const config = { path: '/api/staff/refunds/:id/settle', method: 'POST' };
