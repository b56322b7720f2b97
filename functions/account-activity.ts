import { readActivity } from '#server/access/read-activity.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ GET: signedIn(readActivity) });

export const config = { path: '/api/account/activity', method: 'GET' };
