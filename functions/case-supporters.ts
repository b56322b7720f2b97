import { supporterRequest } from '#domain/supporters/supporters.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { addSupporter, ownSupporters } from '#server/supporters/own-supporters.ts';

export default endpoint({
  GET: signedIn.reads.byId(ownSupporters),
  POST: signedIn.counting('ownChanges').byId(supporterRequest, addSupporter, { mails: true }),
});

export const config = { path: '/api/cases/:id/supporters' };
