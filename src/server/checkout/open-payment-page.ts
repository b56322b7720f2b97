import { fulfilledStatuses } from '#domain/orders/status.ts';
import { findPackage, isPackageId, type PackageId } from '#domain/packages/catalogue.ts';
import type { Locale } from '#domain/languages.ts';
import { packageWords, partName } from '#i18n/packages.ts';
import { path } from '#i18n/routes.ts';
import { intakeThrottles } from '#domain/throttles.ts';
import { throttle } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { DatabaseUnavailable, dataOf } from '../database/client.ts';
import { onlyRow } from '../database/only-row.ts';
import { describeFault } from '../http/log.ts';
import { readPayToken } from '../intake/pay-token.ts';
import { takesPayments } from '../sale/takes-payments.ts';
import { closeOtherPages } from './close-pages.ts';
import { attachCheckout, openOrder, type OpenOrder } from './open-order.ts';
import { nextPart } from './next-part.ts';
import { resumePage } from './resume-page.ts';

export type PayApp = Pick<App, 'config' | 'db' | 'payments' | 'site' | 'log' | 'clock'>;

interface PayLink {
  readonly packageId: string;
  readonly payToken: string | null;
  readonly locale: Locale;
}

/**
 * Why a payment link leads to the confirmation page instead of to the payment. `link`: the address is not one of
 * ours. `waiting`: the application is safe but not in the database yet. `closed`: the application was declined or
 * withdrawn, or its money was given back. `payment`: the card processor does not answer; nothing was charged. `paused`:
 * no payments are taken now. `hearing`: their eviction is about to be heard, and staff answer
 * first. `left`: the person came back from the payment page without paying there.
 */
export type PayProblem = 'link' | 'waiting' | 'closed' | 'payment' | 'paused' | 'hearing' | 'left';

/**
 * Where a payment link leads: the open hosted page of that application and package, a new one
 * when there is none or it ran out, or the confirmation when it was paid. Never refuses: whatever goes wrong, the
 * person gets a page in their language that says what happened.
 */
export async function openPaymentPage(app: PayApp, link: PayLink): Promise<string> {
  const { locale } = link;
  const reference = readPayToken(app.config.appSecret, link.payToken);
  if (!reference || !isPackageId(link.packageId)) return problemPage('link', locale);
  try {
    await throttle(app, 'pay', reference, intakeThrottles.paymentLooks);
    return await pageFor(app, reference, link.packageId, locale);
  } catch (error) {
    app.log('payment_page_failed', describeFault(error));
    // Nothing is said about money that was not touched: the order, if any, simply stays open.
    return problemPage(error instanceof DatabaseUnavailable ? 'waiting' : 'payment', locale);
  }
}

function problemPage(problem: PayProblem, locale: Locale): string {
  return path('intakeConfirmation', locale, `?problem=${problem}`);
}

/**
 * Back from the payment page of a package. It names the package: this page may be an older one, which ended when the page
 * of another package was opened.
 */
function pageAfterLeaving(packageId: PackageId, locale: Locale): string {
  return `${problemPage('left', locale)}&package=${packageId}`;
}

async function pageFor(
  app: PayApp,
  reference: string,
  packageId: PackageId,
  locale: Locale,
): Promise<string> {
  const intake = dataOf(
    await app.db
      .from('intake_forms')
      .select('id, email, status, cases(id)')
      .eq('reference', reference)
      .maybeSingle(),
  );
  if (!intake) return problemPage('waiting', locale);
  const settled = await settledPage(app, intake.id, locale);
  if (settled) return settled;
  // What was paid before went back, or there would be a page of it: an application has one case.
  const over = onlyRow(intake.cases) !== null;
  if (over || intake.status === 'declined' || intake.status === 'withdrawn')
    return problemPage('closed', locale);
  if (!(await takesPayments(app, packageId))) return problemPage('paused', locale);

  const order = await openOrder(app, { intakeId: intake.id }, packageId, locale);
  if (order.outcome === 'unknown') return problemPage('waiting', locale);
  // An application was asked when it was sent.
  if (order.outcome === 'hearing_near' || order.outcome === 'hearing_unasked')
    return problemPage('hearing', locale);
  if (order.outcome === 'already_paid')
    return confirmationOf(order.orderId, packageId, order.checkoutSessionId, locale);

  const page = await resumePage(app, order);
  if (page?.state === 'paid')
    return confirmationOf(order.orderId, packageId, order.checkoutSessionId, locale);
  return page?.url ?? newPage(app, order, packageId, intake, locale);
}

/** The confirmation when a payment of this application arrived, also one that staff still look at. */
async function settledPage(app: PayApp, intakeId: string, locale: Locale): Promise<string | null> {
  const order = dataOf(
    await app.db
      .from('orders')
      .select('id, package_id, stripe_checkout_session_id')
      .eq('intake_form_id', intakeId)
      .in('status', [...fulfilledStatuses, 'needs_review'])
      .order('completed_at', { nullsFirst: false })
      .limit(1)
      .maybeSingle(),
  );
  return order && confirmationOf(order.id, order.package_id, order.stripe_checkout_session_id, locale);
}

function confirmationOf(
  orderId: string,
  packageId: string,
  sessionId: string | null,
  locale: Locale,
): string {
  const query = sessionId ? `session_id=${encodeURIComponent(sessionId)}` : `order_id=${orderId}`;
  return path('paymentSuccess', locale, `?package=${packageId}&${query}`);
}

async function newPage(
  app: PayApp,
  { orderId, checkoutSessionId }: OpenOrder,
  packageId: PackageId,
  intake: { readonly id: string; readonly email: string },
  locale: Locale,
): Promise<string> {
  const at = (address: string) => app.config.siteOrigin + address;
  const { amountCents, currency } = findPackage(packageId);
  const name = `${app.site.name} – ${packageWords[locale].byId[packageId].name}`;
  const { part, attempt } = await nextPart(app, orderId);
  const checkout = await app.payments.openCheckout({
    orderId,
    packageId,
    packageName: part ? partName(name, part, locale) : name,
    amountCents: part?.amountCents ?? amountCents,
    ...(part && { partId: part.partId }),
    currency,
    email: intake.email,
    locale,
    successUrl: at(path('paymentSuccess', locale, `?package=${packageId}&session_id={CHECKOUT_SESSION_ID}`)),
    cancelUrl: at(pageAfterLeaving(packageId, locale)),
    // The next attempt follows the page that ran out; two tabs at once make the same attempt and get one page.
    attempt: [...attempt, checkoutSessionId ?? 'first'].join(':'),
  });
  const attached = await attachCheckout(app, orderId, {
    checkoutSessionId: checkout.id,
    checkoutUrl: checkout.url,
    expiresAt: checkout.expiresAt.toISOString(),
    seenSessionId: checkoutSessionId,
  });
  if (attached.outcome === 'attached') {
    await closeOtherPages(app, await pagesBeside(app, intake.id, orderId));
    return checkout.url;
  }
  // Paid between the two calls, or opened in another tab or language: this page must not take a second payment.
  await app.payments.expireCheckout(checkout.id);
  if (attached.outcome === 'other_page' && attached.checkoutUrl) return attached.checkoutUrl;
  return confirmationOf(orderId, packageId, attached.checkoutSessionId, locale);
}

/**
 * The pages of this application's other packages that can still be paid on. Each ends before another is handed out: of two
 * that stay open, both might be paid.
 */
async function pagesBeside(app: PayApp, intakeId: string, orderId: string): Promise<string[]> {
  const orders = dataOf(
    await app.db
      .from('orders')
      .select('stripe_checkout_session_id')
      .eq('intake_form_id', intakeId)
      .neq('id', orderId)
      .in('status', ['created', 'failed'])
      .gt('checkout_expires_at', app.clock().toISOString()),
  );
  return orders.flatMap(({ stripe_checkout_session_id: session }) => session ?? []);
}
