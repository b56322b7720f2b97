import type { Config } from '@netlify/functions';
import { inviteRequest } from '#domain/people/requests.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';
import { inviteStaff } from '#server/people/invite-staff.ts';
import { listPeople } from '#server/people/list-people.ts';

/** The people who work here, for admins. */
export default endpoint({
  GET: async (call, app) => {
    const session = await requireStaff(call, app, 'admin');
    return reply(200, await listPeople(app, session.actor));
  },
  POST: async (call, app) => {
    const session = await requireStaff(call, app, 'admin');
    const input = parseInput(inviteRequest, await readJson(call.request));
    const answer = await inviteStaff(app, session.actor, input);
    deliverOutboxSoon(call, app);
    return reply(200, answer);
  },
});

export const config: Config = { path: '/api/staff/people', method: ['GET', 'POST'] };
