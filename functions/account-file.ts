import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { redirect } from '#server/http/reply.ts';
import { ownFile } from '#server/own-data/sign-own-file.ts';

export default endpoint({ GET: signedIn.reads.byKind(ownFile, { answer: redirect }) });

export const config = { path: '/api/account/files/:kind/:id', method: 'GET' };
