import { saveReplyRequest } from '#domain/replies/saved-replies.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { saveReply } from '#server/replies/saved-replies.ts';

export default endpoint({ POST: staff.byId(saveReplyRequest, saveReply) });

export const config = { path: '/api/staff/replies/:id/save', method: 'POST' };
