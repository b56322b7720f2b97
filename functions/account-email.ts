import type { Config } from '@netlify/functions';
import { changeEmailRequest } from '#domain/access/own-account.ts';
import { cancelEmailChange, requestEmailChange } from '#server/access/change-email.ts';
import { requireSession } from '#server/access/require-session.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireSession(call, app);
    const input = parseInput(changeEmailRequest, await readJson(call.request));
    await requestEmailChange(app, actor, input);
    deliverOutboxSoon(call, app);
    return reply(202, { accepted: true });
  },
  DELETE: async (call, app) => {
    const { actor } = await requireSession(call, app);
    await cancelEmailChange(app, actor);
    return reply(204, null);
  },
});

export const config: Config = { path: '/api/account/email', method: ['POST', 'DELETE'] };
