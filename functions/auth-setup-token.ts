import type { Config } from '@netlify/functions';
import { inspectSetupToken, inspectTokenSchema } from '#server/access/setup-token.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';

/** POST although it changes nothing: a token in an address would end in logs. */
export default endpoint({
  POST: async (call, app) => {
    const input = parseInput(inspectTokenSchema, await readJson(call.request));
    return reply(200, await inspectSetupToken(app, input, call.ip));
  },
});

export const config: Config = { path: '/api/auth/setup-token', method: 'POST' };
