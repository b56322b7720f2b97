import { ownActivity } from '#server/access/read-activity.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ GET: signedIn.reads(ownActivity) });

export const config = { path: '/api/account/activity', method: 'GET' };
