import type { Config } from '@netlify/functions';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { sendAgain } from '#server/intake/send-again.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';

export default endpoint({
  POST: async (call, app) => {
    await sendAgain(app, call);
    deliverOutboxSoon(call, app);
    return reply(202, { accepted: true });
  },
});

export const config: Config = { path: '/api/application/mail', method: 'POST' };
