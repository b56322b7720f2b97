import { readCountyRequest } from '#domain/counties/county-requests.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { readCounty } from '#server/counties/county-values.ts';

export default endpoint({ POST: staff(readCountyRequest, readCounty) });

export const config = { path: '/api/staff/counties/read', method: 'POST' };
