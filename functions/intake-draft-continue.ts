import type { Config } from '@netlify/functions';
import { findSession } from '#server/access/require-session.ts';
import { continueDraft, continueSchema } from '#server/drafts/continue-draft.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';

export default endpoint({
  POST: async (call, app) => {
    const input = parseInput(continueSchema, await readJson(call.request));
    const session = await findSession(call, app);
    const { cookies, ...answer } = await continueDraft(app, input, call, session?.actor.userId);
    return reply(200, answer, { cookies });
  },
});

export const config: Config = { path: '/api/intake-draft/continue', method: 'POST' };
