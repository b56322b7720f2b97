import { safeWaysRequest } from '#domain/cases/safe-ways-request.ts';
import { keepSafeWays } from '#server/notices/keep-safe-ways.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signedIn.counting('ownChanges')(safeWaysRequest, keepSafeWays) });

export const config = { path: '/api/account/ways', method: 'POST' };
