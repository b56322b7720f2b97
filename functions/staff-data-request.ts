import { endpoint, right } from '#server/entry/endpoint.ts';
import { readDataRequest } from '#server/own-data/list-data-requests.ts';

export default endpoint({ GET: right('erase').byId(readDataRequest) });

export const config = { path: '/api/staff/data-requests/:id', method: 'GET' };
