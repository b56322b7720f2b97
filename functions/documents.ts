import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { redirect } from '#server/http/reply.ts';
import { ownApplicationFile } from '#server/own-data/sign-own-file.ts';

export default endpoint({ GET: signedIn.reads.byId(ownApplicationFile, { answer: redirect }) });

export const config = { path: '/api/documents/:id', method: 'GET' };
