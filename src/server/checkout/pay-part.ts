import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { packageWords, partName } from '#i18n/packages.ts';
import { path } from '#i18n/routes.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { resumePage } from './resume-page.ts';

const opened = z.union([
  z.object({
    outcome: z.enum(['open', 'paid', 'charging', 'stopped']),
    orderId: z.string(),
    caseId: z.string(),
    packageId: z.enum(packageIds),
    place: z.int(),
    count: z.int(),
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
 * The payment page of a part, before its day too: the open one, or a new one. The browser names the part, never a sum.
 * Refuses `not_found` for a part of somebody else, `already_paid` when it is paid or its payment is on its way,
 * and `plan_over` when its plan was stopped. Throws `PaymentsUnavailable` with nothing charged.
 */
export async function payPart(
  app: PayApp,
  actor: Actor,
  partId: string,
  { locale }: Pick<Call, 'locale'>,
): Promise<{ url: string }> {
  const part = await callSql(app, 'open_part', { partId, userId: actor.userId }, opened);
  if (part.outcome === 'unknown') throw new Refusal('not_found');
  if (part.outcome === 'paid' || part.outcome === 'charging') throw new Refusal('already_paid');
  if (part.outcome !== 'open') throw new Refusal('plan_over');

  const page = await resumePage(app, part);
  if (page?.state === 'paid') throw new Refusal('already_paid');
  if (page) return { url: page.url };
  const back = app.config.siteOrigin + path('dashboard', locale, `?case=${part.caseId}`);
  const name = `${app.site.name} – ${packageWords[locale].byId[part.packageId].name}`;
  const checkout = await app.payments.openCheckout({
    orderId: part.orderId,
    partId,
    packageId: part.packageId,
    packageName: partName(name, part, locale),
    amountCents: part.amountCents,
    currency: part.currency,
    email: part.email,
    locale,
    successUrl: `${back}&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: back,
    // The next attempt follows the page that ran out; two tabs at once make the same attempt and get one page.
    attempt: `${partId}:${part.checkoutSessionId ?? 'first'}`,
  });
  const attached = await callSql(
    app,
    'attach_part_checkout',
    {
      partId,
      checkoutSessionId: checkout.id,
      checkoutUrl: checkout.url,
      expiresAt: checkout.expiresAt.toISOString(),
    },
    outcome('attached', 'not_open', 'charging'),
  );
  if (attached.outcome === 'attached') return { url: checkout.url };
  // Stopped between the two calls: this page must not take money.
  await app.payments.expireCheckout(checkout.id);
  throw new Refusal(attached.outcome === 'charging' ? 'already_paid' : 'plan_over');
}
