import { noticesQuery } from '#domain/notices/notices.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { notices } from '#server/notices/read-notices.ts';

export default endpoint({ GET: signedIn.reads(noticesQuery, notices) });

export const config = { path: '/api/notices', method: 'GET' };
