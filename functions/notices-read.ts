import { noticesRead } from '#domain/notices/notices.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { markNoticesRead } from '#server/notices/mark-notices-read.ts';

export default endpoint({ POST: signedIn(noticesRead, markNoticesRead) });

export const config = { path: '/api/notices/read', method: 'POST' };
