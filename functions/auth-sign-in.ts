import { signInRequest } from '#domain/access/requests.ts';
import { signIn } from '#server/access/sign-in.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';

export default endpoint({ POST: anyone(signInRequest, signIn) });

/** The plan allows few rate rules; the real throttles live in the database. */
export const config = {
  path: '/api/auth/sign-in',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
