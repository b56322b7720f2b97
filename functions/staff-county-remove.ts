import { removeCountyValueRequest } from '#domain/counties/county-requests.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';
import { removeCountyValue } from '#server/counties/county-values.ts';

export default endpoint({ POST: staff(removeCountyValueRequest, removeCountyValue, { answer: done }) });

export const config = { path: '/api/staff/counties/remove', method: 'POST' };
