import { supporterChange } from '#domain/supporters/supporters.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { changeSupporter, endSupporter } from '#server/supporters/own-supporters.ts';

export default endpoint({
  PATCH: signedIn.counting('ownChanges').byId(supporterChange, changeSupporter, { mails: true }),
  DELETE: signedIn.byId(endSupporter),
});

export const config = { path: '/api/supporters/:id' };
