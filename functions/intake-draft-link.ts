import type { Config } from '@netlify/functions';
import { mailLink, mailLinkSchema } from '#server/drafts/mail-link.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';

export default endpoint({
  POST: async (call, app) => {
    await mailLink(app, parseInput(mailLinkSchema, await readJson(call.request)), call);
    deliverOutboxSoon(call, app);
    return reply(202, { accepted: true });
  },
});

export const config: Config = { path: '/api/intake-draft/link', method: 'POST' };
