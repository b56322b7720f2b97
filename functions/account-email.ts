import { changeEmailRequest } from '#domain/access/own-account.ts';
import { cancelEmailChange, requestEmailChange } from '#server/access/change-email.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { accepted } from '#server/http/reply.ts';

export default endpoint({
  POST: signedIn.reads(changeEmailRequest, requestEmailChange, { answer: accepted, mails: true }),
  DELETE: signedIn.counting('ownChanges')(cancelEmailChange),
});

export const config = { path: '/api/account/email', method: ['POST', 'DELETE'] };
