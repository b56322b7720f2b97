import { shelfQuery } from '#domain/portal/case-files.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { ownFiles } from '#server/portal/read-files.ts';

export default endpoint({ GET: signedIn.reads.byId(shelfQuery, ownFiles) });

export const config = { path: '/api/cases/:id/files', method: 'GET' };
