import type { Config } from '@netlify/functions';
import { confirmPayment, confirmPaymentSchema } from '#server/checkout/confirm-payment.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';

export default endpoint({
  POST: async (call, app) => {
    const input = parseInput(confirmPaymentSchema, await readJson(call.request));
    const view = await confirmPayment(app, input, call);
    deliverOutboxSoon(call, app);
    return reply(200, view);
  },
});

export const config: Config = { path: '/api/payment-confirmation', method: 'POST' };
