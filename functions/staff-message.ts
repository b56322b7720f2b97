import type { Config } from '@netlify/functions';
import { requireStaff } from '#server/access/require-staff.ts';
import { openMessage } from '#server/contact/open-message.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';

export default endpoint({
  GET: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    return reply(200, await openMessage(app, actor, call.params.id ?? ''));
  },
});

export const config: Config = { path: '/api/staff/messages/:id', method: 'GET' };
