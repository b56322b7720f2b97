import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { ownCase } from '#server/portal/read-case.ts';

export default endpoint({ GET: signedIn.reads.byId(ownCase) });

export const config = { path: '/api/cases/:id', method: 'GET' };
