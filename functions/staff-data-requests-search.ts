import { dataRequestsRequest } from '#domain/own-data/requests.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { listDataRequests } from '#server/own-data/list-data-requests.ts';

export default endpoint({ POST: staff(dataRequestsRequest, listDataRequests) });

export const config = { path: '/api/staff/data-requests/search', method: 'POST' };
