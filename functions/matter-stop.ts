import { stopRequest } from '#domain/cases/papers.ts';
import { stopMatter } from '#server/cases/stop-matter.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signedIn.byId(stopRequest, stopMatter, { mails: true }) });

export const config = { path: '/api/matters/:id/stop', method: 'POST' };
