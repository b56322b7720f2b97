import { ownAccount } from '#server/access/read-own-account.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ GET: signedIn.reads(ownAccount) });

export const config = { path: '/api/account', method: 'GET' };
