import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { answerForApplication, answerForApplicationSchema } from '#server/portal/answer-for-application.ts';

/** Whether a paid application with the account's address is its owner's. */
export default endpoint({
  POST: signedIn
    .counting('ownChanges')
    .byId(answerForApplicationSchema, answerForApplication, { mails: true }),
});

export const config = { path: '/api/account/applications/:id', method: 'POST' };
