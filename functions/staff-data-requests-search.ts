import { dataRequestsRequest } from '#domain/own-data/requests.ts';
import { endpoint, right } from '#server/entry/endpoint.ts';
import { listDataRequests } from '#server/own-data/list-data-requests.ts';

export default endpoint({
  POST: right('erase').noted({ action: 'data_requests_viewed' })(dataRequestsRequest, listDataRequests),
});

export const config = { path: '/api/staff/data-requests/search', method: 'POST' };
