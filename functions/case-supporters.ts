import { supporterRequest } from '#domain/supporters/supporters.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { addSupporter, readOwnSupporters } from '#server/supporters/own-supporters.ts';

export default endpoint({
  GET: signedIn.byId(readOwnSupporters),
  POST: signedIn.byId(supporterRequest, addSupporter, { mails: true }),
});

export const config = { path: '/api/cases/:id/supporters' };
