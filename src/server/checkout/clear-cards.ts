import * as z from 'zod/mini';
import type { App } from '../app.ts';
import { callSql, runSql } from '../database/call-sql.ts';
import { PaymentsUnavailable } from '../payments/payments.ts';

const toClear = z.array(
  z.object({
    consentId: z.string(),
    paymentMethodId: z.nullable(z.string()),
    checkoutSessionId: z.nullable(z.string()),
  }),
);

/** Milliseconds, and cards of one run; a scheduled function has more to do beside this. */
const budgetMs = 3_000;
const perRun = 20;

/**
 * Forgets, at Stripe, the cards nobody agrees to be charged by any more, and ends the pages for one. What could not be
 * reached is taken up by the next run. Returns how many were cleared.
 */
export async function clearCards(app: Pick<App, 'db' | 'payments' | 'log'>): Promise<number> {
  const cards = await callSql(app, 'cards_to_clear', { limit: perRun }, toClear);
  const until = Date.now() + budgetMs;
  let cleared = 0;
  for (const { consentId, paymentMethodId, checkoutSessionId } of cards) {
    if (Date.now() > until) break;
    try {
      if (paymentMethodId) await app.payments.removeCard(paymentMethodId);
      else if (checkoutSessionId) await app.payments.expireCheckout(checkoutSessionId);
    } catch (error) {
      if (!(error instanceof PaymentsUnavailable)) throw error;
      app.log('card_left', { consentId });
      break;
    }
    await runSql(app, 'note_card_cleared', { consentId, paymentMethodId });
    cleared += 1;
  }
  return cleared;
}
