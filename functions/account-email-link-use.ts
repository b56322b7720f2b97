import type { Config } from '@netlify/functions';
import { inspectTokenSchema } from '#server/access/setup-token.ts';
import { redeemEmailLink } from '#server/access/redeem-email-link.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';

/** Its own call, made by a press: programs that open every link of a mail must change nothing. */
export default endpoint({
  POST: async (call, app) => {
    const input = parseInput(inspectTokenSchema, await readJson(call.request));
    const answer = await redeemEmailLink(app, input, call);
    deliverOutboxSoon(call, app);
    return reply(200, answer);
  },
});

export const config: Config = { path: '/api/account/email-link/use', method: 'POST' };
