import type { Config } from '@netlify/functions';
import { noteRequest } from '#domain/own-data/requests.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';
import { noteDataRequest } from '#server/own-data/decide-data-request.ts';
import { listDataRequests } from '#server/own-data/list-data-requests.ts';

export default endpoint({
  GET: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    const asked = (name: string) => call.url.searchParams.get(name) || null;
    const query = { q: asked('q'), status: asked('status'), before: asked('before') };
    return reply(200, await listDataRequests(app, actor, query));
  },
  POST: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    const input = parseInput(noteRequest, await readJson(call.request));
    const { id, created } = await noteDataRequest(app, actor, input);
    deliverOutboxSoon(call, app);
    return reply(created ? 201 : 200, { id });
  },
});

export const config: Config = { path: '/api/staff/data-requests', method: ['GET', 'POST'] };
