import { saveCountyValueRequest } from '#domain/counties/county-requests.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { saveCountyValue } from '#server/counties/county-values.ts';

export default endpoint({ POST: staff(saveCountyValueRequest, saveCountyValue) });

export const config = { path: '/api/staff/counties/save', method: 'POST' };
