import { listAttorneys } from '#server/cases/attorneys.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ GET: staff(listAttorneys) });

export const config = { path: '/api/staff/attorneys', method: 'GET' };
