import { assignRequest } from '#domain/cases/work-requests.ts';
import { assignCases } from '#server/cases/assign-cases.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff(assignRequest, assignCases) });

export const config = { path: '/api/staff/cases/assign', method: 'POST' };
