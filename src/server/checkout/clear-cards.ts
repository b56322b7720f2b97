import * as z from 'zod/mini';
import type { App } from '../app.ts';
import { callSql, runSql } from '../database/call-sql.ts';
import { eachRow } from '../operations/each-row.ts';

const toClear = z.array(
  z.object({
    consentId: z.string(),
    paymentMethodId: z.nullable(z.string()),
    checkoutSessionId: z.nullable(z.string()),
  }),
);

/** Milliseconds in which a call that ended a consent begins to forget its card. */
const budgetMs = 3_000;
/** Cards of one run. */
const perRun = 20;

/**
 * Forgets, at Stripe, the cards nobody agrees to be charged by any longer, and ends the pages for one. What could not be
 * reached is taken up by the next run. Returns how many were cleared.
 */
export async function clearCards(
  app: Pick<App, 'db' | 'payments' | 'log'>,
  until = Date.now() + budgetMs,
): Promise<number> {
  const cards = await callSql(app, 'cards_to_clear', { limit: perRun }, toClear);
  const idOf = ({ consentId }: (typeof cards)[number]) => consentId;
  return eachRow(
    app,
    { rows: cards, about: 'kept_card', idOf, until },
    async ({ consentId, paymentMethodId, checkoutSessionId }) => {
      if (paymentMethodId) await app.payments.removeCard(paymentMethodId);
      else if (checkoutSessionId) await app.payments.expireCheckout(checkoutSessionId);
      await runSql(app, 'note_card_cleared', { consentId, paymentMethodId });
    },
  );
}
