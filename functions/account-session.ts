import { endOwnSession } from '#server/access/end-own-sessions.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ DELETE: signedIn.counting('ownChanges').byId(endOwnSession) });

export const config = { path: '/api/account/sessions/:id', method: 'DELETE' };
