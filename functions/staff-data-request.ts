import { endpoint, right } from '#server/entry/endpoint.ts';
import { readDataRequest } from '#server/own-data/list-data-requests.ts';

export default endpoint({
  GET: right('erase').notedById({ action: 'data_requests_viewed', object: 'data_request' })(readDataRequest),
});

export const config = { path: '/api/staff/data-requests/:id', method: 'GET' };
