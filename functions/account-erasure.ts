import type { Config } from '@netlify/functions';
import { ownDataRequest } from '#domain/access/own-account.ts';
import { requireSession } from '#server/access/require-session.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';
import { askErasure, withdrawErasure } from '#server/own-data/ask-erasure.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireSession(call, app);
    const { currentPassword } = parseInput(ownDataRequest, await readJson(call.request));
    const answer = await askErasure(app, actor, currentPassword);
    deliverOutboxSoon(call, app);
    return reply(202, answer);
  },
  DELETE: async (call, app) => {
    const { actor } = await requireSession(call, app);
    await withdrawErasure(app, actor);
    return reply(204, null);
  },
});

export const config: Config = { path: '/api/account/erasure', method: ['POST', 'DELETE'] };
