import type { Config } from '@netlify/functions';
import { settleRefundRequest } from '#domain/refunds/requests.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';
import { settleRefund } from '#server/refunds/decide-refund.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    const input = parseInput(settleRefundRequest, await readJson(call.request));
    await settleRefund(app, actor, call.params.id ?? '', input);
    deliverOutboxSoon(call, app);
    return reply(200, { done: true });
  },
});

export const config: Config = { path: '/api/staff/refunds/:id/settle', method: 'POST' };
