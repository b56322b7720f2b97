import { endpoint, staff } from '#server/entry/endpoint.ts';
import { today } from '#server/workplace/read-open-work.ts';

export default endpoint({ GET: staff.reads(today) });

export const config = { path: '/api/staff/today', method: 'GET' };
