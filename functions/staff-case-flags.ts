import { flagRequest } from '#domain/cases/work-requests.ts';
import { flagCase } from '#server/cases/flag-case.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('case')(flagRequest, flagCase) });

export const config = { path: '/api/staff/cases/:id/flags', method: 'POST' };
