import { changeRequest } from '#domain/cases/papers.ts';
import { askChange } from '#server/cases/return-papers.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signedIn.byId(changeRequest, askChange, { mails: true }) });

export const config = { path: '/api/matters/:id/change', method: 'POST' };
