import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { readDashboard } from '#server/portal/read-dashboard.ts';

export default endpoint({ GET: signedIn(readDashboard) });

export const config = { path: '/api/dashboard', method: 'GET' };
