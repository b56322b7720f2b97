import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { redirect } from '#server/http/reply.ts';
import { signOwnFile } from '#server/own-data/sign-own-file.ts';

export default endpoint({
  GET: signedIn.byId((app, session, id) => signOwnFile(app, session, id, 'application'), {
    answer: redirect,
  }),
});

export const config = { path: '/api/documents/:id', method: 'GET' };
