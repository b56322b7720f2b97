import type { Config } from '@netlify/functions';
import { inspectTokenSchema } from '#server/access/setup-token.ts';
import { inspectEmailLink } from '#server/access/redeem-email-link.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';

/** POST although it changes nothing: a token in an address would end in logs. */
export default endpoint({
  POST: async (call, app) => {
    const input = parseInput(inspectTokenSchema, await readJson(call.request));
    return reply(200, await inspectEmailLink(app, input, call));
  },
});

export const config: Config = { path: '/api/account/email-link', method: 'POST' };
