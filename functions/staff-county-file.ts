import { countyFile } from '#server/counties/county-values.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ GET: staff.reads(countyFile) });

export const config = { path: '/api/staff/county-file', method: 'GET' };
