import type { Config } from '@netlify/functions';
import { isLocale } from '#domain/languages.ts';
import { openPaymentPage } from '#server/checkout/open-payment-page.ts';
import { endpoint, redirect, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';

/** The hosted payment link of each package. Only a person who follows it opens a payment page, no prefetch. */
export default endpoint({
  GET: async (call, app) => {
    const purpose = call.request.headers.get('sec-purpose') ?? call.request.headers.get('purpose') ?? '';
    if (call.request.method === 'HEAD' || /prefetch|prerender/i.test(purpose)) return reply(204, null);
    const wanted = call.url.searchParams.get('lang');
    const location = await openPaymentPage(app, {
      packageId: call.params.packageId ?? '',
      payToken: call.url.searchParams.get('intake'),
      locale: isLocale(wanted) ? wanted : call.locale,
    });
    deliverOutboxSoon(call, app);
    return redirect(location);
  },
});

export const config: Config = { path: '/api/pay/:packageId', method: 'GET' };
