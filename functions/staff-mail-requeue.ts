import type { Config } from '@netlify/functions';
import { requeueRequest } from '#domain/operations/failures.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';
import { requeueFailures } from '#server/operations/failures.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    const request = parseInput(requeueRequest, await readJson(call.request));
    const answer = await requeueFailures(app, actor, request);
    deliverOutboxSoon(call, app);
    return reply(200, answer);
  },
});

export const config: Config = { path: '/api/staff/mail/requeue', method: 'POST' };
