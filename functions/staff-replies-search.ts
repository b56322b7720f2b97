import { replySearch } from '#domain/replies/saved-replies.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { searchReplies } from '#server/replies/saved-replies.ts';

export default endpoint({ POST: staff(replySearch, searchReplies) });

export const config = { path: '/api/staff/replies/search', method: 'POST' };
