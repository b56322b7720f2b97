import type { Config } from '@netlify/functions';
import { eraseRequest } from '#domain/own-data/requests.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';
import { erasePerson } from '#server/own-data/decide-data-request.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    const input = parseInput(eraseRequest, await readJson(call.request));
    const answer = await erasePerson(app, actor, call.params.id ?? '', input);
    deliverOutboxSoon(call, app);
    return reply(200, answer);
  },
});

export const config: Config = { path: '/api/staff/data-requests/:id/erase', method: 'POST' };
