import * as z from 'zod/mini';
import { locales } from '#domain/languages.ts';
import { isPackageId } from '#domain/packages/catalogue.ts';
import type { Call } from '../http/call.ts';
import { readPayToken } from '../intake/pay-token.ts';
import { payingCookie } from '../intake/paying-cookie.ts';
import { openPaymentPage, type PayApp } from './open-payment-page.ts';

export const payLinkQuery = z.object({
  /** The application's token. */
  intake: z._default(z.nullable(z.string()), null),
  lang: z.catch(z.optional(z.enum(locales)), undefined),
});

/**
 * Where a payment link leads (`openPaymentPage`); null for a browser that only looks ahead, because opening a payment
 * page is for a person who follows the link. The browser is told which application it pays for, so that it can come back.
 */
export async function followPayLink(
  app: PayApp,
  { intake, lang }: z.infer<typeof payLinkQuery>,
  { request, params, locale }: Pick<Call, 'request' | 'params' | 'locale'>,
): Promise<{ location: string; cookies: string[] } | null> {
  const purpose = request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '';
  if (request.method === 'HEAD' || /prefetch|prerender/i.test(purpose)) return null;
  const packageId = params['packageId'] ?? '';
  const location = await openPaymentPage(app, { packageId, payToken: intake, locale: lang ?? locale });
  const reference = readPayToken(app.config.appSecret, intake);
  const isOurs = reference !== null && isPackageId(packageId);
  return { location, cookies: isOurs ? [payingCookie(app, { reference, packageId })] : [] };
}
