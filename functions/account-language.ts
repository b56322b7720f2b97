import type { Config } from '@netlify/functions';
import { languageRequest } from '#domain/access/own-account.ts';
import { changeLanguage } from '#server/access/change-language.ts';
import { requireSession } from '#server/access/require-session.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireSession(call, app);
    const { language } = parseInput(languageRequest, await readJson(call.request));
    await changeLanguage(app, actor, language);
    return reply(204, null);
  },
});

export const config: Config = { path: '/api/account/language', method: 'POST' };
