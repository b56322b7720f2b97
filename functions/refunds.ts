import type { Config } from '@netlify/functions';
import { askRefundRequest } from '#domain/refunds/requests.ts';
import { requireSession } from '#server/access/require-session.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';
import { askRefund } from '#server/refunds/ask-refund.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireSession(call, app);
    const input = parseInput(askRefundRequest, await readJson(call.request));
    const answer = await askRefund(app, actor, input);
    deliverOutboxSoon(call, app);
    return reply(200, answer);
  },
});

export const config: Config = { path: '/api/refunds', method: 'POST' };
