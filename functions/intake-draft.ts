import type { Config } from '@netlify/functions';
import { findSession } from '#server/access/require-session.ts';
import { clearDraft } from '#server/drafts/clear-draft.ts';
import { readDraft } from '#server/drafts/read-draft.ts';
import { readDraftBody, saveDraft } from '#server/drafts/save-draft.ts';
import { readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';

export default endpoint({
  GET: async (call, app) => {
    const session = await findSession(call, app);
    const { cookies, ...answer } = await readDraft(app, call, session?.actor.userId);
    return reply(200, answer, { cookies });
  },
  PUT: async (call, app) => {
    const draft = readDraftBody(await readJson(call.request));
    const { cookies, ...answer } = await saveDraft(app, draft, call);
    return reply(200, answer, { cookies });
  },
  DELETE: async (call, app) => reply(204, null, await clearDraft(app, call)),
});

export const config: Config = { path: '/api/intake-draft' };
