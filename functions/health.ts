import type { Config } from '@netlify/functions';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';
import { checkHealth } from '#server/operations/check-health.ts';

/** For a monitor, which sees by the status alone whether somebody has to look. */
export default endpoint({
  GET: async (call, app) => {
    const { health, isFresh } = await checkHealth(app);
    // Should nothing run by itself any more, the alarm about it still goes out.
    if (isFresh && health.failing.includes('schedule_silent')) deliverOutboxSoon(call, app);
    return reply(health.status === 'ok' ? 200 : 503, health);
  },
});

export const config: Config = {
  path: '/api/health',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
