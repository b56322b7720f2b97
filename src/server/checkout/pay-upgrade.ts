import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import { upgradeStatuses } from '#domain/cases/upgrades.ts';
import type * as orders from '#domain/orders/api.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { attachedPage, openCasePage, openSum } from './open-case-page.ts';
import { requireOpenSale } from './require-open-sale.ts';
import { resumePage } from './resume-page.ts';

const opened = z.union([z.extend(openSum, { outcome: z.enum(upgradeStatuses) }), outcome('unknown')]);

type PayApp = Pick<App, 'config' | 'db' | 'payments' | 'site' | 'log'>;

/**
 * The payment page of an offer: the open one, or a new one for the difference that was offered. The browser names the
 * offer, never a sum. Refuses `not_found` for an offer of somebody else, `already_paid` when it is paid or its payment
 * is on its way, `upgrade_answered` when it no longer stands, and `sale_closed` while production takes no payments.
 * Throws `PaymentsUnavailable` with nothing charged.
 */
export const payUpgrade = command({
  sendsMail: true,
  run: async (
    app: PayApp,
    actor: Actor,
    { id: upgradeId }: CleanInputOf<typeof orders.payUpgrade>,
    { call: { locale } },
  ): Promise<{ url: string }> => {
    const offer = await callSql(app, 'open_upgrade', { upgradeId, userId: actor.userId }, opened);
    if (offer.outcome === 'unknown') throw new Refusal('not_found');
    if (offer.outcome === 'paid') throw new Refusal('already_paid');
    if (offer.outcome !== 'offered')
      throw new Refusal('upgrade_answered', { extra: { status: offer.outcome } });

    const page = await resumePage(app, offer);
    if (page?.state === 'paid') throw new Refusal('already_paid');
    await requireOpenSale(app);
    if (page) return { url: page.url };
    const opening = await openCasePage(app, offer, { upgradeId }, locale);
    const attached = await callSql(
      app,
      'attach_upgrade_checkout',
      { upgradeId, ...opening },
      attachedPage('not_open'),
    );
    if (attached.outcome === 'attached') return { url: opening.checkoutUrl };
    // Answered between the two calls, or opened in another tab: this page must not take money.
    await app.payments.expireCheckout(opening.checkoutSessionId);
    if (attached.outcome === 'other_page' && attached.checkoutUrl) return { url: attached.checkoutUrl };
    throw new Refusal('upgrade_answered');
  },
});
