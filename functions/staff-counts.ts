import { countsRequest } from '#domain/tracking/counts.ts';
import { endpoint, right } from '#server/entry/endpoint.ts';
import { readCounts } from '#server/workplace/read-counts.ts';

export default endpoint({ POST: right('figures').reads(countsRequest, readCounts) });

export const config = { path: '/api/staff/counts/search', method: 'POST' };
