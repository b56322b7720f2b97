import { ownDataRequest } from '#domain/access/own-account.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { readOwnData } from '#server/own-data/read-own-data.ts';

export default endpoint({ POST: signedIn.reads(ownDataRequest, readOwnData) });

export const config = { path: '/api/account/data', method: 'POST' };
