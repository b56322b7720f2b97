import { endpoint, staff } from '#server/entry/endpoint.ts';
import { readReply } from '#server/replies/saved-replies.ts';

export default endpoint({ GET: staff.byId(readReply) });

export const config = { path: '/api/staff/replies/:id', method: 'GET' };
