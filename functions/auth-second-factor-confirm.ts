import type { Config } from '@netlify/functions';
import { confirmFactorRequest } from '#domain/access/second-factor.ts';
import { requireAnySession } from '#server/access/require-session.ts';
import { confirmSecondFactor } from '#server/access/set-up-second-factor.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';

export default endpoint({
  POST: async (call, app) => {
    const session = await requireAnySession(call, app);
    const input = parseInput(confirmFactorRequest, await readJson(call.request));
    const { cookies, ...answer } = await confirmSecondFactor(app, session, input);
    deliverOutboxSoon(call, app);
    return reply(200, answer, { cookies });
  },
});

export const config: Config = { path: '/api/auth/second-factor/confirm', method: 'POST' };
