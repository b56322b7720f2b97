import type { Config } from '@netlify/functions';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { changeEmail, changeEmailSchema } from '#server/intake/change-email.ts';
import { readApplication } from '#server/intake/read-application.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';

export default endpoint({
  GET: async (call, app) => {
    const { cookies, ...answer } = await readApplication(app, call);
    return reply(200, answer, { cookies });
  },
  PATCH: async (call, app) => {
    const input = parseInput(changeEmailSchema, await readJson(call.request));
    const answer = await changeEmail(app, input, call);
    deliverOutboxSoon(call, app);
    return reply(200, answer);
  },
});

export const config: Config = { path: '/api/application' };
