import { countyFileRequest } from '#domain/counties/county-requests.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { previewCountyFile } from '#server/counties/import-counties.ts';

export default endpoint({ POST: staff(countyFileRequest, previewCountyFile) });

export const config = { path: '/api/staff/county-file/preview', method: 'POST' };
