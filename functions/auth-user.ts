import { readUser } from '#server/access/read-user.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ GET: signedIn(readUser) });

export const config = { path: '/api/auth/user', method: 'GET' };
