import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as orders from '#domain/orders/api.ts';
import { cardConsentVersion, type CardPageRequest } from '#domain/orders/card-consent.ts';
import { planStatuses } from '#domain/orders/parts.ts';
import { path } from '#i18n/routes.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { describeFault } from '../http/log.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { clearCards } from './clear-cards.ts';
import { keepCard } from './keep-card.ts';

type CardApp = Pick<App, 'config' | 'db' | 'payments' | 'log'>;

const agreed = z.union([
  z.object({
    outcome: z.literal('open'),
    consentId: z.string(),
    orderId: z.string(),
    caseId: z.string(),
    customerId: z.nullable(z.string()),
    checkoutSessionId: z.nullable(z.string()),
    checkoutUrl: z.nullable(z.string()),
    email: z.string(),
  }),
  z.object({ outcome: z.literal('over'), status: z.enum(planStatuses) }),
  outcome('given', 'unknown'),
]);

/**
 * Records that a client agrees to be charged on the days of their plan, with the version of the words they saw, and
 * answers the page at Stripe that keeps the card; null when one is kept already. Nothing is charged by this. Refuses
 * `not_found` for a plan of somebody else or of an order without a case, and `plan_over`; throws `PaymentsUnavailable`.
 */
export const agreeToCharges = command({
  run: async (
    app: CardApp,
    actor: Actor,
    { id: planId }: CleanInputOf<typeof orders.agreeToCharges>,
    { call: { locale } },
  ): Promise<{ url: string | null }> => {
    const p = { planId, actorId: actor.userId, wordsVersion: cardConsentVersion, language: locale };
    const consent = await callSql(app, 'agree_to_charges', p, agreed);
    if (consent.outcome === 'unknown') throw new Refusal('not_found');
    if (consent.outcome === 'over') throw new Refusal('plan_over', { extra: { status: consent.status } });
    if (consent.outcome !== 'open') return { url: null };

    const { consentId, orderId, customerId, checkoutSessionId, checkoutUrl, email, caseId } = consent;
    if (checkoutSessionId && checkoutUrl) {
      const page = await app.payments.findCardPage(checkoutSessionId);
      if (page?.state === 'open') return { url: checkoutUrl };
      if (page?.state === 'saved' && (await keepCard(app, checkoutSessionId)) === 'kept')
        return { url: null };
    }
    const back = app.config.siteOrigin + path('dashboard', locale, `?case=${caseId}`);
    const opened = await app.payments.openCardPage({
      orderId,
      customerId,
      email,
      locale,
      successUrl: `${back}&card_session={CHECKOUT_SESSION_ID}`,
      cancelUrl: back,
      // The next attempt follows the page that ran out; two tabs at once make the same attempt and get one page.
      attempt: `${consentId}:${checkoutSessionId ?? 'first'}`,
    });
    const attached = await callSql(
      app,
      'attach_card_page',
      {
        consentId,
        customerId: opened.customerId,
        checkoutSessionId: opened.id,
        checkoutUrl: opened.url,
        expiresAt: opened.expiresAt.toISOString(),
      },
      outcome('attached', 'not_open'),
    );
    if (attached.outcome === 'attached') return { url: opened.url };
    // Stopped, or a card was kept, between the two calls.
    await app.payments.expireCheckout(opened.id);
    return { url: null };
  },
});

/** Whether the card is kept, for whoever comes back from Stripe's page. Refuses `not_found` for a page of somebody else. */
export const confirmCard = command({
  sendsMail: true,
  run: async (app: CardApp, actor: Actor, { sessionId }: CardPageRequest): Promise<{ saved: boolean }> => {
    const own = dataOf(
      await app.db
        .from('card_consents')
        .select('payment_plans!inner(orders!inner(id))')
        .eq('stripe_checkout_session_id', sessionId)
        .eq('payment_plans.orders.user_id', actor.userId)
        .maybeSingle(),
    );
    if (!own) throw new Refusal('not_found');
    return { saved: (await keepCard(app, sessionId)) === 'kept' };
  },
});

const ended = z.union([z.object({ outcome: z.literal('done'), underWay: z.boolean() }), outcome('unknown')]);

/**
 * Takes a card back: nothing more is charged by it, and it is forgotten at Stripe, right after the answer or by the schedule. `underWay`:
 * one charge had begun in the same minute. Refuses `not_found` for a card of somebody else; asked twice it is done once.
 */
export const removeOwnCard = command({
  run: async (
    app: CardApp,
    actor: Actor,
    { id: consentId }: CleanInputOf<typeof orders.removeCard>,
    { call: { afterAnswer } },
  ): Promise<{ underWay: boolean }> => {
    const answer = await callSql(app, 'end_card_consent', { consentId, actorId: actor.userId }, ended);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    afterAnswer(clearCards(app).catch((error: unknown) => app.log('card_left', describeFault(error))));
    return { underWay: answer.underWay };
  },
});
