import { recordRequest } from '#domain/cases/work-requests.ts';
import { matchRecord } from '#server/cases/match-record.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('matter')(recordRequest, matchRecord) });

export const config = { path: '/api/staff/matters/:id/record', method: 'POST' };
