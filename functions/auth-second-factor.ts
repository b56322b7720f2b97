import type { Config } from '@netlify/functions';
import { codeRequest } from '#domain/access/second-factor.ts';
import { viewOwnFactor } from '#server/access/own-factor.ts';
import { requireAnySession } from '#server/access/require-session.ts';
import { showSecondFactor } from '#server/access/show-second-factor.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';

/** The second step of a staff sign-in: how it stands, and the code. */
export default endpoint({
  GET: async (call, app) => reply(200, await viewOwnFactor(app, await requireAnySession(call, app))),
  POST: async (call, app) => {
    const session = await requireAnySession(call, app);
    const { code } = parseInput(codeRequest, await readJson(call.request));
    return reply(204, null, { cookies: await showSecondFactor(app, session, code) });
  },
});

export const config: Config = { path: '/api/auth/second-factor', method: ['GET', 'POST'] };
