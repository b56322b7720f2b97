import { holdRequest } from '#domain/cases/work-requests.ts';
import { holdCase } from '#server/cases/flag-case.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('case')(holdRequest, holdCase) });

export const config = { path: '/api/staff/cases/:id/holds', method: 'POST' };
