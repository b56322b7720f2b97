import type { Config } from '@netlify/functions';
import { noteRequest } from '#domain/own-data/requests.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';
import { noteDataRequest } from '#server/own-data/decide-data-request.ts';

/** Notes the wish of somebody who wrote or called. */
export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    const input = parseInput(noteRequest, await readJson(call.request));
    const { id, created } = await noteDataRequest(app, actor, input);
    deliverOutboxSoon(call, app);
    return reply(created ? 201 : 200, { id, created });
  },
});

export const config: Config = { path: '/api/staff/data-requests', method: 'POST' };
