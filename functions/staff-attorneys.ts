import { attorneyList } from '#server/cases/attorneys.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ GET: staff.reads(attorneyList) });

export const config = { path: '/api/staff/attorneys', method: 'GET' };
