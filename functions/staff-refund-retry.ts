import type { Config } from '@netlify/functions';
import { requireStaff } from '#server/access/require-staff.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';
import { retryRefund } from '#server/refunds/decide-refund.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    await retryRefund(app, actor, call.params.id ?? '');
    deliverOutboxSoon(call, app);
    return reply(200, { done: true });
  },
});

export const config: Config = { path: '/api/staff/refunds/:id/retry', method: 'POST' };
