import type { Locale } from '#domain/languages.ts';
import { findPackage, type PackageId } from '#domain/packages/catalogue.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { newReference } from '../http/tokens.ts';

/** What an order has been opened with at Stripe, if anything. */
interface OpenOrder {
  readonly orderId: string;
  readonly paymentIntentId: string | null;
  readonly checkoutSessionId: string | null;
  readonly checkoutUrl: string | null;
}

/** `unknown`: no such account or application. `already_paid`: by this or another order of the same. */
type OpenOutcome = 'open' | 'already_paid' | 'unknown';

/**
 * The open order of an application or a client for a package, made when there is none. Amount and currency are the
 * catalogue's: a browser names a package, never a price.
 */
export async function openOrder(
  app: Pick<App, 'db'>,
  buyer: { readonly intakeId: string } | { readonly userId: string },
  packageId: PackageId,
  language: Locale,
): Promise<OpenOrder & { readonly outcome: OpenOutcome }> {
  const { amountCents, currency } = findPackage(packageId);
  const p = { ...buyer, packageId, amountCents, currency, language, reference: newReference() };
  return callSql<OpenOrder & { outcome: OpenOutcome }>(app, 'open_order', p);
}

type Attached =
  | { readonly paymentIntentId: string }
  | { readonly checkoutSessionId: string; readonly checkoutUrl: string; readonly expiresAt: string };

/** Notes at an order what was opened for it at Stripe. `not_open`: it was paid or cancelled in the meantime. */
export async function attachCheckout(
  app: Pick<App, 'db'>,
  orderId: string,
  opened: Attached,
): Promise<OpenOrder & { readonly outcome: 'attached' | 'not_open' }> {
  const p = { orderId, ...opened };
  return callSql<
    OpenOrder & {
      outcome: 'attached' | 'not_open';
    }
  >(app, 'attach_checkout', p);
}
