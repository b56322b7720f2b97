import { ownDataRequest } from '#domain/access/own-account.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { accepted } from '#server/http/reply.ts';
import { askErasure, withdrawErasure } from '#server/own-data/ask-erasure.ts';

export default endpoint({
  POST: signedIn.reads(ownDataRequest, askErasure, { answer: accepted, mails: true }),
  DELETE: signedIn(withdrawErasure),
});

export const config = { path: '/api/account/erasure', method: ['POST', 'DELETE'] };
