import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { readCase } from '#server/portal/read-case.ts';

export default endpoint({ GET: signedIn.byId(readCase) });

export const config = { path: '/api/cases/:id', method: 'GET' };
