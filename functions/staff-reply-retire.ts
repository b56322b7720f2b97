import { retireReplyRequest } from '#domain/replies/saved-replies.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';
import { retireReply } from '#server/replies/saved-replies.ts';

export default endpoint({ POST: staff.byId(retireReplyRequest, retireReply, { answer: done }) });

export const config = { path: '/api/staff/replies/:id/retire', method: 'POST' };
