import type { Config } from '@netlify/functions';
import { ownFactorRequest } from '#domain/access/second-factor.ts';
import { requireAnySession } from '#server/access/require-session.ts';
import { beginSecondFactor } from '#server/access/set-up-second-factor.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';

/** Nothing is kept before the first code is right, so a first set-up sends no body at all. */
export default endpoint({
  POST: async (call, app) => {
    const session = await requireAnySession(call, app);
    const body = call.request.headers.has('content-type') ? await readJson(call.request) : null;
    const proof = session.secondFactor ? parseInput(ownFactorRequest, body) : null;
    return reply(200, await beginSecondFactor(app, session, proof));
  },
});

export const config: Config = { path: '/api/auth/second-factor/new', method: 'POST' };
