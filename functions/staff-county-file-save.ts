import { importCountiesRequest } from '#domain/counties/county-requests.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { importCountyFile } from '#server/counties/import-counties.ts';

export default endpoint({ POST: staff(importCountiesRequest, importCountyFile) });

export const config = { path: '/api/staff/county-file/save', method: 'POST' };
