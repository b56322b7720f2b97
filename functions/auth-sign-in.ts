import type { Config } from '@netlify/functions';
import { signInRequest } from '#domain/access/requests.ts';
import { signIn } from '#server/access/sign-in.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';

export default endpoint({
  POST: async (call, app) => {
    const input = parseInput(signInRequest, await readJson(call.request));
    const { cookies, ...answer } = await signIn(app, input, call);
    return reply(200, answer, { cookies });
  },
});

/** The plan allows few rate rules; the real throttles live in the database. */
export const config: Config = {
  path: '/api/auth/sign-in',
  method: 'POST',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
