import type { Config } from '@netlify/functions';
import { declineRequest } from '#domain/own-data/requests.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';
import { declineDataRequest } from '#server/own-data/decide-data-request.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    const input = parseInput(declineRequest, await readJson(call.request));
    await declineDataRequest(app, actor, call.params.id ?? '', input);
    deliverOutboxSoon(call, app);
    return reply(204, null);
  },
});

export const config: Config = { path: '/api/staff/data-requests/:id/decline', method: 'POST' };
