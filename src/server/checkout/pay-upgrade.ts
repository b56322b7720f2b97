import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { upgradeStatuses } from '#domain/cases/upgrades.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { packageWords } from '#i18n/packages.ts';
import { path } from '#i18n/routes.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { requireOpenSale } from './require-open-sale.ts';
import { resumePage } from './resume-page.ts';

const opened = z.union([
  z.object({
    outcome: z.enum(upgradeStatuses),
    orderId: z.string(),
    caseId: z.string(),
    packageId: z.enum(packageIds),
    amountCents: z.int(),
    currency: z.string(),
    checkoutSessionId: z.nullable(z.string()),
    checkoutUrl: z.nullable(z.string()),
    email: z.string(),
  }),
  outcome('unknown'),
]);

type PayApp = Pick<App, 'config' | 'db' | 'payments' | 'site' | 'log'>;

/**
 * The payment page of an offer: the open one, or a new one for the difference that was offered. The browser names the
 * offer, never a sum. Refuses `not_found` for an offer of somebody else, `already_paid` when it is paid or its payment
 * is on its way, `upgrade_answered` when it no longer stands, and `sale_closed` while production takes no payments.
 * Throws `PaymentsUnavailable` with nothing charged.
 */
export async function payUpgrade(
  app: PayApp,
  actor: Actor,
  upgradeId: string,
  { locale }: Pick<Call, 'locale'>,
): Promise<{ url: string }> {
  const offer = await callSql(app, 'open_upgrade', { upgradeId, userId: actor.userId }, opened);
  if (offer.outcome === 'unknown') throw new Refusal('not_found');
  if (offer.outcome === 'paid') throw new Refusal('already_paid');
  if (offer.outcome !== 'offered')
    throw new Refusal('upgrade_answered', { extra: { status: offer.outcome } });

  const page = await resumePage(app, offer);
  if (page?.state === 'paid') throw new Refusal('already_paid');
  await requireOpenSale(app);
  if (page) return { url: page.url };
  const back = app.config.siteOrigin + path('dashboard', locale, `?case=${offer.caseId}`);
  const checkout = await app.payments.openCheckout({
    orderId: offer.orderId,
    upgradeId,
    packageId: offer.packageId,
    packageName: `${app.site.name} – ${packageWords[locale].byId[offer.packageId].name}`,
    amountCents: offer.amountCents,
    currency: offer.currency,
    email: offer.email,
    locale,
    successUrl: `${back}&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: back,
    // The next attempt follows the page that ran out; two tabs at once make the same attempt and get one page.
    attempt: `${upgradeId}:${offer.checkoutSessionId ?? 'first'}`,
  });
  const attached = await callSql(
    app,
    'attach_upgrade_checkout',
    {
      upgradeId,
      checkoutSessionId: checkout.id,
      checkoutUrl: checkout.url,
      expiresAt: checkout.expiresAt.toISOString(),
    },
    outcome('attached', 'not_open'),
  );
  if (attached.outcome === 'attached') return { url: checkout.url };
  // Answered between the two calls: this page must not take money.
  await app.payments.expireCheckout(checkout.id);
  throw new Refusal('upgrade_answered');
}
