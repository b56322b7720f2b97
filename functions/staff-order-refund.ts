import { giveBackRequest } from '#domain/refunds/requests.ts';
import { endpoint, right } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';
import { giveBack } from '#server/refunds/decide-refund.ts';

export default endpoint({
  POST: right('refunds').byId(giveBackRequest, giveBack, { answer: done, mails: true }),
});

export const config = { path: '/api/staff/orders/:id/refund', method: 'POST' };
