import { settleOrder, type SettleApp } from './settle-order.ts';

interface OpenedPage {
  readonly checkoutSessionId: string | null;
  readonly checkoutUrl: string | null;
}

/**
 * What happened with the hosted page that was opened before: its address while it can still be paid on; `paid` when it
 * was, or the payment is on its way, which is settled here at once; null when there is none or it ran out. Throws
 * `PaymentsUnavailable`.
 */
export async function resumePage(
  app: SettleApp,
  { checkoutSessionId, checkoutUrl }: OpenedPage,
): Promise<{ readonly state: 'paid' } | { readonly state: 'open'; readonly url: string } | null> {
  if (!checkoutSessionId || !checkoutUrl) return null;
  const report = await app.payments.findPayment({ checkoutSessionId });
  if (report?.state === 'paid' || report?.state === 'processing') {
    await settleOrder(app, report);
    return { state: 'paid' };
  }
  return report && !report.over ? { state: 'open', url: checkoutUrl } : null;
}
