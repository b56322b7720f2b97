import { ownPapers } from '#server/cases/read-papers.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ GET: signedIn.reads.byId(ownPapers) });

export const config = { path: '/api/cases/:id/papers', method: 'GET' };
