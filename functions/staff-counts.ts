import { countsRequest } from '#domain/tracking/counts.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { readCounts } from '#server/workplace/read-counts.ts';

export default endpoint({ POST: staff(countsRequest, readCounts) });

export const config = { path: '/api/staff/counts/search', method: 'POST' };
