import { listRequest } from '#domain/workplace/lists.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { searchCounties } from '#server/counties/county-values.ts';

export default endpoint({ POST: staff(listRequest, searchCounties) });

export const config = { path: '/api/staff/counties/search', method: 'POST' };
