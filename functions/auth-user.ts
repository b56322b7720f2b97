import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ GET: signedIn(async (_app, { account }) => account) });

export const config = { path: '/api/auth/user', method: 'GET' };
