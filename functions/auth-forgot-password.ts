import type { Config } from '@netlify/functions';
import { passwordLinkRequest } from '#domain/access/requests.ts';
import { forgotPassword } from '#server/access/forgot-password.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';

export default endpoint({
  POST: async (call, app) => {
    const input = parseInput(passwordLinkRequest, await readJson(call.request));
    await forgotPassword(app, input, call.ip, call.locale);
    deliverOutboxSoon(call, app);
    return reply(202, { accepted: true });
  },
});

export const config: Config = { path: '/api/auth/forgot-password', method: 'POST' };
