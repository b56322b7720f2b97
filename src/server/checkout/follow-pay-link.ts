import * as z from 'zod/mini';
import { locales } from '#domain/languages.ts';
import type { Call } from '../http/call.ts';
import { openPaymentPage, type PayApp } from './open-payment-page.ts';

export const payLinkQuery = z.object({
  /** The application's token. */
  intake: z._default(z.nullable(z.string()), null),
  lang: z.catch(z.optional(z.enum(locales)), undefined),
});

/**
 * Where a payment link leads (`openPaymentPage`); null for a browser that only looks ahead, because opening a payment
 * page is for a person who follows the link.
 */
export async function followPayLink(
  app: PayApp,
  { intake, lang }: z.infer<typeof payLinkQuery>,
  { request, params, locale }: Pick<Call, 'request' | 'params' | 'locale'>,
): Promise<string | null> {
  const purpose = request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '';
  if (request.method === 'HEAD' || /prefetch|prerender/i.test(purpose)) return null;
  const packageId = params['packageId'] ?? '';
  return openPaymentPage(app, { packageId, payToken: intake, locale: lang ?? locale });
}
