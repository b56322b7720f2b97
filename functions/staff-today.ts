import { endpoint, staff } from '#server/entry/endpoint.ts';
import { readOpenWork } from '#server/workplace/read-open-work.ts';

export default endpoint({ GET: staff(readOpenWork) });

export const config = { path: '/api/staff/today', method: 'GET' };
