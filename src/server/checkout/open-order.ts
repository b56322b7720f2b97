import * as z from 'zod/mini';
import type { Locale } from '#domain/languages.ts';
import { hearingsUntil, hearingStopsPayment, type EvictionNow } from '#domain/intake/near-hearing.ts';
import { findPackage, type PackageId } from '#domain/packages/catalogue.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { newReference } from '../http/tokens.ts';

/** An order, and what it has been opened with at Stripe, if anything. */
const openedOrder = z.object({
  orderId: z.string(),
  paymentIntentId: z.nullable(z.string()),
  checkoutSessionId: z.nullable(z.string()),
  checkoutUrl: z.nullable(z.string()),
});

/**
 * `unknown`: no such account or application. `already_paid`: by this or another order of the same. `hearing_near`: staff answer first. `hearing_unasked`: there is
 * no application yet, and nobody asked whether the eviction is still open.
 */
const opening = z.discriminatedUnion('outcome', [
  z.extend(openedOrder, { outcome: z.enum(['open', 'already_paid']) }),
  outcome('unknown'),
  outcome('hearing_near'),
  outcome('hearing_unasked'),
]);
type Opening = z.infer<typeof opening>;
export type OpenOrder = Extract<Opening, { outcome: 'open' | 'already_paid' }>;

/**
 * The open order of an application or a client for a package, made when there is none. Amount and currency are the
 * catalogue's: a browser names a package, never a price.
 */
export async function openOrder(
  app: Pick<App, 'db' | 'clock' | 'site'>,
  buyer: { readonly intakeId: string } | { readonly userId: string },
  packageId: PackageId,
  language: Locale,
  /** What somebody who pays at the checkout says of their eviction. */
  eviction?: EvictionNow,
): Promise<Opening> {
  const { amountCents, currency } = findPackage(packageId);
  const now = app.clock();
  const calendar = officeCalendar(app.site.closures);
  const isNear =
    eviction !== undefined &&
    hearingStopsPayment(
      { stillOpen: eviction.stillOpen, hearingDate: eviction.hearingDate, answer: null, answeredFor: null },
      now,
      calendar,
    );
  const p = {
    ...buyer,
    packageId,
    amountCents,
    currency,
    language,
    reference: newReference(),
    hearingsUntil: hearingsUntil(now, calendar),
    eviction: eviction === undefined ? 'unasked' : isNear ? 'hearing_near' : 'far',
  };
  return callSql(app, 'open_order', p, opening);
}

type Attached =
  | { readonly paymentIntentId: string }
  | {
      readonly checkoutSessionId: string;
      readonly checkoutUrl: string;
      readonly expiresAt: string;
      /** The page there was before, which ran out. */
      readonly seenSessionId: string | null;
    };

const attachment = z.object({
  outcome: z.enum(['attached', 'other_page', 'not_open']),
  checkoutSessionId: z.nullable(z.string()),
  checkoutUrl: z.nullable(z.string()),
});

/**
 * Notes at an order what was opened for it at Stripe. `other_page`: another call opened one in the meantime, which counts.
 * `not_open`: it was paid or cancelled.
 */
export async function attachCheckout(
  app: Pick<App, 'db'>,
  orderId: string,
  opened: Attached,
): Promise<z.infer<typeof attachment>> {
  return callSql(app, 'attach_checkout', { orderId, ...opened }, attachment);
}
