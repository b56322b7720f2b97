import type { Config } from '@netlify/functions';
import { requireSession } from '#server/access/require-session.ts';
import { openIntent, openIntentSchema } from '#server/checkout/open-intent.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireSession(call, app);
    const input = parseInput(openIntentSchema, await readJson(call.request));
    return reply(200, await openIntent(app, input, actor, call.locale));
  },
});

export const config: Config = { path: '/api/create-payment-intent', method: 'POST' };
