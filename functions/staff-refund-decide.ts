import { decideRefundRequest } from '#domain/refunds/requests.ts';
import { endpoint, right } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';
import { decideRefund } from '#server/refunds/decide-refund.ts';

export default endpoint({
  POST: right('refunds').byId(decideRefundRequest, decideRefund, { answer: done, mails: true }),
});

export const config = { path: '/api/staff/refunds/:id/decide', method: 'POST' };
