import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { describeFault } from '../http/log.ts';
import { clearCards } from './clear-cards.ts';

/**
 * The state of a page that keeps a card; Stripe is asked, and a card found there is kept here, once. One that nobody
 * still wants is forgotten at Stripe. Null for a page of another kind.
 */
export async function keepCard(
  app: Pick<App, 'db' | 'payments' | 'log'>,
  checkoutSessionId: string,
): Promise<'kept' | 'not_kept' | null> {
  const known = dataOf(
    await app.db
      .from('card_consents')
      .select('id')
      .eq('stripe_checkout_session_id', checkoutSessionId)
      .maybeSingle(),
  );
  if (!known) return null;
  const page = await app.payments.findCardPage(checkoutSessionId);
  if (page?.state !== 'saved') return 'not_kept';
  const { id: paymentMethodId, brand, last4 } = page.card;
  const p = { checkoutSessionId, paymentMethodId, brand, last4 };
  const answer = await callSql(app, 'keep_card', p, outcome('kept', 'not_wanted', 'unknown'));
  if (answer.outcome === 'kept') return 'kept';
  await clearCards(app).catch((error: unknown) => app.log('card_left', describeFault(error)));
  return 'not_kept';
}
