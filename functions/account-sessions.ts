import { endOtherSessions } from '#server/access/end-own-sessions.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

/** All but the one that asks. */
export default endpoint({ DELETE: signedIn.counting('ownChanges')(endOtherSessions) });

export const config = { path: '/api/account/sessions', method: 'DELETE' };
