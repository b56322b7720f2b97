import { signInRequest } from '#domain/access/requests.ts';
import * as access from '#domain/access/api.ts';
import { signIn } from '#server/access/sign-in.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { checkedWith } from '#server/entry/guards.ts';

export default endpoints([access.signIn, signIn, checkedWith(signInRequest)]);

/** The plan allows few rate rules; the real throttles live in the database. */
export const config = {
  path: '/api/auth/sign-in',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
