import type { Config } from '@netlify/functions';
import { changePasswordRequest } from '#domain/access/own-account.ts';
import { changePassword } from '#server/access/change-password.ts';
import { requireSession } from '#server/access/require-session.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';

export default endpoint({
  POST: async (call, app) => {
    const session = await requireSession(call, app);
    const input = parseInput(changePasswordRequest, await readJson(call.request));
    const cookies = await changePassword(app, session, input, call);
    deliverOutboxSoon(call, app);
    return reply(204, null, { cookies });
  },
});

export const config: Config = { path: '/api/account/password', method: 'POST' };
