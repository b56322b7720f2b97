import type { CleanInputOf } from '#domain/api-call.ts';
import type * as orders from '#domain/orders/api.ts';
import { isPackageId } from '#domain/packages/catalogue.ts';
import { redirect } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { readPayToken } from '../intake/pay-token.ts';
import { payingCookie } from '../intake/paying-cookie.ts';
import { openPaymentPage, type PayApp } from './open-payment-page.ts';

/**
 * Where a payment link leads (`openPaymentPage`); null for a browser that only looks ahead, because opening a payment
 * page is for a person who follows the link. The browser is told which application it pays for, so that it can come back.
 */
export const followPayLink = command({
  sendsMail: (page: object | null) => page !== null,
  run: async (
    app: PayApp,
    _actor,
    { package: packageId, intake, lang }: CleanInputOf<typeof orders.payLink>,
    { call: { request, locale } },
  ): Promise<{ location: string; cookies: string[] } | null> => {
    const purpose = request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '';
    if (request.method === 'HEAD' || /prefetch|prerender/i.test(purpose)) return null;
    const location = await openPaymentPage(app, { packageId, payToken: intake, locale: lang ?? locale });
    const reference = readPayToken(app.config.appSecret, intake);
    const isOurs = reference !== null && isPackageId(packageId);
    return { location, cookies: isOurs ? [payingCookie(app, { reference, packageId })] : [] };
  },
  respond: redirect,
});
