import type { Config } from '@netlify/functions';
import { ownFactorRequest } from '#domain/access/second-factor.ts';
import { renewRecoveryCodes } from '#server/access/renew-recovery-codes.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';

/** A new set in place of the old one. */
export default endpoint({
  POST: async (call, app) => {
    const session = await requireStaff(call, app);
    const input = parseInput(ownFactorRequest, await readJson(call.request));
    const recoveryCodes = await renewRecoveryCodes(app, session, input);
    deliverOutboxSoon(call, app);
    return reply(200, { recoveryCodes });
  },
});

export const config: Config = { path: '/api/auth/recovery-codes', method: 'POST' };
