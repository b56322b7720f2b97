import type { Config } from '@netlify/functions';
import { ownDataRequest } from '#domain/access/own-account.ts';
import { requireSession } from '#server/access/require-session.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { readOwnData } from '#server/own-data/read-own-data.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireSession(call, app);
    const { currentPassword } = parseInput(ownDataRequest, await readJson(call.request));
    return reply(200, await readOwnData(app, actor, currentPassword));
  },
});

export const config: Config = { path: '/api/account/data', method: 'POST' };
