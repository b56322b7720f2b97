import { readAttorneyQueue } from '#server/cases/attorneys.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ GET: staff(readAttorneyQueue) });

export const config = { path: '/api/staff/attorney-queue', method: 'GET' };
