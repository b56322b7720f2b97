import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { redirect } from '#server/http/reply.ts';
import { signOwnFile } from '#server/own-data/sign-own-file.ts';

export default endpoint({
  GET: signedIn.byId((app, session, id, { params }) => signOwnFile(app, session, id, params.kind), {
    answer: redirect,
  }),
});

export const config = { path: '/api/account/files/:kind/:id', method: 'GET' };
