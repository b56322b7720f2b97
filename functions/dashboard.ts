import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { dashboard } from '#server/portal/read-dashboard.ts';

export default endpoint({ GET: signedIn.reads(dashboard) });

export const config = { path: '/api/dashboard', method: 'GET' };
