import { noticesQuery } from '#domain/notices/notices.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { readNotices } from '#server/notices/read-notices.ts';

export default endpoint({ GET: signedIn(noticesQuery, readNotices) });

export const config = { path: '/api/notices', method: 'GET' };
