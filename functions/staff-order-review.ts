import { resolveReviewRequest } from '#domain/refunds/requests.ts';
import { endpoint, right } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';
import { resolveReview } from '#server/orders/resolve-review.ts';

export default endpoint({
  POST: right('refunds').byId(resolveReviewRequest, resolveReview, { answer: done, mails: true }),
});

export const config = { path: '/api/staff/orders/:id/review', method: 'POST' };
