import { createReplyRequest } from '#domain/replies/saved-replies.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { createReply } from '#server/replies/saved-replies.ts';

export default endpoint({ POST: staff(createReplyRequest, createReply) });

export const config = { path: '/api/staff/replies', method: 'POST' };
