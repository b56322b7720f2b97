import { endpoint, staff } from '#server/entry/endpoint.ts';
import { replyOfStaff } from '#server/replies/saved-replies.ts';

export default endpoint({ GET: staff.reads.byId(replyOfStaff) });

export const config = { path: '/api/staff/replies/:id', method: 'GET' };
