import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { reply } from '#server/http/reply.ts';
import { checkHealth } from '#server/operations/check-health.ts';

/**
 * For a monitor, which sees by the status alone whether somebody has to look. Should nothing run by itself any longer,
 * the mail that says so still goes out.
 */
export default endpoint({
  GET: anyone((app) => checkHealth(app), {
    answer: ({ health }) => reply(health.status === 'ok' ? 200 : 503, health),
    mails: ({ health, isFresh }) => isFresh && health.failing.includes('schedule_silent'),
  }),
});

export const config = { path: '/api/health' };
