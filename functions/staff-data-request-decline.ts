import { declineRequest } from '#domain/own-data/requests.ts';
import { endpoint, right } from '#server/entry/endpoint.ts';
import { declineDataRequest } from '#server/own-data/decide-data-request.ts';

export default endpoint({ POST: right('erase').byId(declineRequest, declineDataRequest, { mails: true }) });

export const config = { path: '/api/staff/data-requests/:id/decline', method: 'POST' };
