import { closeAccountRequest } from '#domain/access/own-account.ts';
import { closeAccount } from '#server/access/close-account.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signedIn.reads(closeAccountRequest, closeAccount, { mails: true }) });

export const config = { path: '/api/account/close', method: 'POST' };
