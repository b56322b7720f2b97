import { eraseRequest } from '#domain/own-data/requests.ts';
import { endpoint, right } from '#server/entry/endpoint.ts';
import { erasePerson } from '#server/own-data/decide-data-request.ts';

export default endpoint({ POST: right('erase').byId(eraseRequest, erasePerson, { mails: true }) });

export const config = { path: '/api/staff/data-requests/:id/erase', method: 'POST' };
