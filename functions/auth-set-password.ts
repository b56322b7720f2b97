import type { Config } from '@netlify/functions';
import { setPassword, setPasswordSchema } from '#server/access/setup-token.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';

export default endpoint({
  POST: async (call, app) => {
    const input = parseInput(setPasswordSchema, await readJson(call.request));
    const { cookies, ...answer } = await setPassword(app, input, call);
    deliverOutboxSoon(call, app);
    return reply(200, answer, { cookies });
  },
});

export const config: Config = { path: '/api/auth/set-password', method: 'POST' };
