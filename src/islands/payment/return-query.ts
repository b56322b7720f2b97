import { isPackageId, type PackageId } from '#domain/packages/catalogue.ts';
import type { PaymentIds } from './payment-result-props.ts';

/** What Stripe or our own checkout put into the address people return to. */
export interface ReturnQuery {
  /** Null when the page was opened without a payment. */
  readonly payment: PaymentIds | null;
  readonly packageId: PackageId | null;
}

const id = (value: string | null, prefix: string): string | null =>
  value !== null && value.startsWith(prefix) && /^[A-Za-z0-9_]{5,200}$/.test(value) ? value : null;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the query of /payment-success or /payment-confirmation. Malformed values are left out. */
export function readReturnQuery(search: string): ReturnQuery {
  const query = new URLSearchParams(search);
  const sessionId = id(query.get('session_id'), 'cs_');
  const paymentIntentId = id(query.get('payment_intent'), 'pi_');
  const orderId = uuid.exec(query.get('order_id') ?? '')?.[0];
  const named = query.get('package');
  const payment = {
    ...(sessionId && { sessionId }),
    ...(paymentIntentId && { paymentIntentId }),
    ...(orderId && { orderId }),
  };
  return {
    payment: Object.keys(payment).length > 0 ? payment : null,
    packageId: isPackageId(named) ? named : null,
  };
}
