import type { Config } from '@netlify/functions';
import { decisionRequest } from '#domain/intake/review.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { decideApplication } from '#server/intake/decide-application.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    const decision = parseInput(decisionRequest, await readJson(call.request));
    const answer = await decideApplication(app, actor, call.params.id ?? '', decision);
    deliverOutboxSoon(call, app);
    return reply(200, answer);
  },
});

export const config: Config = { path: '/api/staff/applications/:id/decision', method: 'POST' };
