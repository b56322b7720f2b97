import type { Config } from '@netlify/functions';
import { progressRequest } from '#domain/learning/requests.ts';
import { requireSession } from '#server/access/require-session.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { readProgress } from '#server/learning/read-progress.ts';
import { saveProgress } from '#server/learning/save-progress.ts';

export default endpoint({
  GET: async (call, app) => {
    const { actor } = await requireSession(call, app);
    return reply(200, await readProgress(app, actor));
  },
  POST: async (call, app) => {
    const { actor } = await requireSession(call, app);
    const input = parseInput(progressRequest, await readJson(call.request));
    return reply(200, await saveProgress(app, actor, input));
  },
});

export const config: Config = { path: '/api/learning/progress', method: ['GET', 'POST'] };
