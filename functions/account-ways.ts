import { safeWaysRequest } from '#domain/cases/safe-ways.ts';
import { saveOwnWays } from '#server/cases/save-safe-ways.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signedIn(safeWaysRequest, saveOwnWays) });

export const config = { path: '/api/account/ways', method: 'POST' };
