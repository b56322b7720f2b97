import type { Config } from '@netlify/functions';
import { closeAccountRequest } from '#domain/access/own-account.ts';
import { closeAccount } from '#server/access/close-account.ts';
import { requireSession } from '#server/access/require-session.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireSession(call, app);
    const input = parseInput(closeAccountRequest, await readJson(call.request));
    const cookies = await closeAccount(app, actor, input);
    deliverOutboxSoon(call, app);
    return reply(204, null, { cookies });
  },
});

export const config: Config = { path: '/api/account/close', method: 'POST' };
