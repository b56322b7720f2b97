import { signInPage, signInQuery } from '#server/access/sign-in-page.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { redirect } from '#server/http/reply.ts';

/** The specified login entry. */
export default endpoint({ GET: anyone(signInQuery, signInPage, { answer: redirect }) });

export const config = { path: '/api/login', method: 'GET' };
