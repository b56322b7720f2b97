import type { Config } from '@netlify/functions';
import { messageSearch } from '#domain/contact/inbox.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { searchMessages } from '#server/contact/search-messages.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    const search = parseInput(messageSearch, await readJson(call.request));
    return reply(200, await searchMessages(app, actor, search));
  },
});

export const config: Config = { path: '/api/staff/messages/search', method: 'POST' };
