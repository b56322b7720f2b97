import type { Sql } from 'postgres';
import { demoPayment } from '../database/sample-case.ts';
import type { StripeSandbox } from './stripe/sandbox.ts';

/** Tells the sandbox of the payments of the samples, which no card made: a refund of one goes through like any other. */
export async function keepDemoPayments(sql: Sql, stripe: Pick<StripeSandbox, 'keepPayment'>): Promise<void> {
  const payments = await sql<
    { id: string; cents: number; currency: string; orderId: string; packageId: string; at: Date }[]
  >`
    select payment_id as id, amount_cents as cents, currency, order_id as "orderId", package_id as "packageId",
      received_at as at
    from public.order_payments where starts_with(payment_id, ${demoPayment})`;
  for (const { id, cents, currency, orderId, packageId, at } of payments)
    stripe.keepPayment({
      id,
      amountCents: cents,
      currency,
      metadata: { orderId, packageId },
      receivedAt: at,
    });
}
