import type { Config } from '@netlify/functions';
import { recoveryCodeRequest } from '#domain/access/second-factor.ts';
import { requireAnySession } from '#server/access/require-session.ts';
import { showRecoveryCode } from '#server/access/show-second-factor.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';

export default endpoint({
  POST: async (call, app) => {
    const session = await requireAnySession(call, app);
    const { recoveryCode } = parseInput(recoveryCodeRequest, await readJson(call.request));
    const { cookies, left } = await showRecoveryCode(app, session, recoveryCode);
    deliverOutboxSoon(call, app);
    return reply(200, { left }, { cookies });
  },
});

export const config: Config = { path: '/api/auth/recovery-code', method: 'POST' };
