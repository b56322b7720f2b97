import type { Config } from '@netlify/functions';
import { findSession } from '#server/access/require-session.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { readIntakeBody } from '#server/intake/read-intake-body.ts';
import { submitIntake } from '#server/intake/submit-intake.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';

export default endpoint({
  POST: async (call, app) => {
    const input = await readIntakeBody(call.request, app.clock());
    const findUser = async () => (await findSession(call, app))?.actor.userId;
    const { created, answer, cookies } = await submitIntake(app, input, call, findUser);
    deliverOutboxSoon(call, app);
    return reply(created ? 201 : 200, answer, { cookies });
  },
});

/**
 * The plan allows few rate rules, and this is the one call that is taken while the database, where the other
 * throttles live, does not answer.
 */
export const config: Config = {
  path: '/api/client-intake',
  method: 'POST',
  rateLimit: { windowLimit: 1000, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
