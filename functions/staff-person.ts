import type { Config } from '@netlify/functions';
import { changePersonRequest } from '#domain/people/requests.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';
import { changePerson } from '#server/people/change-person.ts';

export default endpoint({
  POST: async (call, app) => {
    const session = await requireStaff(call, app, 'admin');
    const { action } = parseInput(changePersonRequest, await readJson(call.request));
    await changePerson(app, session.actor, call.params.id ?? '', action);
    deliverOutboxSoon(call, app);
    return reply(204, null);
  },
});

export const config: Config = { path: '/api/staff/people/:id', method: 'POST' };
