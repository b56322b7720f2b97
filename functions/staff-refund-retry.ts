import { endpoint, right } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';
import { retryRefund } from '#server/refunds/decide-refund.ts';

export default endpoint({ POST: right('refunds').byId(retryRefund, { answer: done, mails: true }) });

export const config = { path: '/api/staff/refunds/:id/retry', method: 'POST' };
