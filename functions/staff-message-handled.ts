import type { Config } from '@netlify/functions';
import { handledRequest } from '#domain/contact/inbox.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { markMessage } from '#server/contact/mark-message.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    const { handled } = parseInput(handledRequest, await readJson(call.request));
    return reply(200, await markMessage(app, actor, call.params.id ?? '', handled));
  },
});

export const config: Config = { path: '/api/staff/messages/:id/handled', method: 'POST' };
