import * as z from 'zod/mini';
import { locales } from '#domain/languages.ts';
import { chargeDays, type ChargeOutcome } from '#domain/orders/card-consent.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { officeDate, officeMidnight } from '#domain/promises/office-date.ts';
import { officeHours } from '#domain/promises/timings.ts';
import { hourMs } from '#domain/durations.ts';
import { packageWords, partName } from '#i18n/packages.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql, runSql } from '../database/call-sql.ts';
import { eachRow } from '../operations/each-row.ts';
import { settleOrder } from './settle-order.ts';

const claim = z.union([
  z.object({
    outcome: z.literal('charge'),
    partId: z.string(),
    consentId: z.string(),
    orderId: z.string(),
    packageId: z.enum(packageIds),
    place: z.int(),
    count: z.int(),
    amountCents: z.int(),
    currency: z.string(),
    language: z.enum(locales),
    customerId: z.string(),
    paymentMethodId: z.string(),
    paymentIntentId: z.nullable(z.string()),
    checkoutSessionId: z.nullable(z.string()),
  }),
  z.object({ outcome: z.literal('settle'), partId: z.string(), paymentIntentId: z.string() }),
  outcome('none'),
]);
type Claimed = Exclude<z.infer<typeof claim>, { outcome: 'none' }>;
type Charge = Extract<Claimed, { outcome: 'charge' }>;

type ChargeApp = Pick<App, 'db' | 'payments' | 'log' | 'clock' | 'site'>;

/** Milliseconds of a run by itself. */
const budgetMs = 6_000;
/** Seconds in which nobody else takes up the same charge: longer than Stripe may take for all its answers. */
const leaseSeconds = 120;

/**
 * Charges the kept cards of those who agreed, on the day of each part from the morning on. Each part is tried once: after
 * a no, or a question of the bank, its owner hears of it and pays as everybody else. A lost answer is no second charge:
 * the payment is made ready first, noted, and only then confirmed. Returns how many were taken up.
 */
export async function chargeParts(app: ChargeApp, until = Date.now() + budgetMs): Promise<number> {
  const now = app.clock();
  const today = officeDate(now);
  if (now.getTime() < officeMidnight(today) + officeHours.opens * hourMs) return 0;
  const parts = claimParts(app, today, until);
  const idOf = ({ partId }: Claimed) => partId;
  return eachRow(app, { rows: parts, about: 'part_charge', idOf, until }, (next) =>
    next.outcome === 'settle' ? settleLost(app, next) : charge(app, next),
  );
}

/** Each is claimed just before it is charged; one that failed keeps its lease and does not come again in this run. */
async function* claimParts(app: ChargeApp, today: string, until: number): AsyncGenerator<Claimed> {
  while (Date.now() < until) {
    const next = await callSql(app, 'claim_part_charge', { today, chargeDays, leaseSeconds }, claim);
    if (next.outcome === 'none') return;
    yield next;
  }
}

async function charge(app: ChargeApp, one: Charge): Promise<void> {
  const { partId } = one;
  const end = (how: ChargeOutcome, code?: string) =>
    runSql(app, 'end_part_charge', { partId, outcome: how, ...(code && { code }) });
  if (await isPaidByHand(app, one)) return end('withdrawn');

  const prepared = one.paymentIntentId ?? (await prepare(app, one));
  if (prepared === null) return end('declined', 'card_gone');
  const begun = await callSql(
    app,
    'begin_part_charge',
    { partId, paymentIntentId: prepared },
    outcome('begun', 'withdrawn'),
  );
  if (begun.outcome === 'withdrawn') return;
  const result = await app.payments.confirmCharge(prepared);
  app.log('part_charged', { partId, outcome: result.outcome });
  if (result.outcome === 'question' || result.outcome === 'declined') {
    return end(result.outcome, result.code);
  }
  const report = await app.payments.findPayment({ paymentIntentId: prepared });
  if (report) await settleOrder(app, report);
  await end(result.outcome);
}

/**
 * The card of a charge was taken back before its answer came: what can still be called off is, and what was paid counts.
 * Only then may another card, or the client by hand, pay for the same part.
 */
async function settleLost(
  app: ChargeApp,
  { partId, paymentIntentId }: { readonly partId: string; readonly paymentIntentId: string },
): Promise<void> {
  await app.payments.callOffCharge(paymentIntentId);
  const report = await app.payments.findPayment({ paymentIntentId });
  const isTaken = report?.state === 'paid' || report?.state === 'processing';
  if (report && isTaken) await settleOrder(app, report);
  const how: ChargeOutcome = !isTaken ? 'withdrawn' : report.state === 'paid' ? 'paid' : 'processing';
  await runSql(app, 'end_part_charge', { partId, outcome: how });
  app.log('part_charge_settled', { partId, outcome: how });
}

function prepare(app: ChargeApp, one: Charge): Promise<string | null> {
  const name = `${app.site.name} – ${packageWords[one.language].byId[one.packageId].name}`;
  return app.payments.prepareCharge({
    orderId: one.orderId,
    partId: one.partId,
    packageId: one.packageId,
    amountCents: one.amountCents,
    currency: one.currency,
    description: partName(name, one, one.language),
    customerId: one.customerId,
    paymentMethodId: one.paymentMethodId,
    attempt: `${one.partId}:${one.consentId}`,
  });
}

/** A page that is still open somewhere takes no second payment; one that was paid on makes the charge needless. */
async function isPaidByHand(app: ChargeApp, { checkoutSessionId }: Charge): Promise<boolean> {
  if (!checkoutSessionId) return false;
  await app.payments.expireCheckout(checkoutSessionId);
  const report = await app.payments.findPayment({ checkoutSessionId });
  if (report?.state !== 'paid' && report?.state !== 'processing') return false;
  await settleOrder(app, report);
  return true;
}
