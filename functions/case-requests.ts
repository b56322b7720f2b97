import { ownFileRequests } from '#server/cases/read-file-requests.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ GET: signedIn.reads.byId(ownFileRequests) });

export const config = { path: '/api/cases/:id/requests', method: 'GET' };
