import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { chargeOutcomes } from '#domain/orders/card-consent.ts';
import { earlyDateDecisions } from '#domain/orders/early-date.ts';
import { planEnds, planStatuses, readParts, type PaymentPlan } from '#domain/orders/parts.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { onlyRow } from '../database/only-row.ts';
import { Refusal } from '../http/refusal.ts';

/** The last plan of an order as the database keeps it. */
export const storedPlan = z.object({
  id: z.string(),
  status: z.enum(planStatuses),
  stopReason: z.nullable(z.enum(planEnds)),
  parts: z.array(
    z.object({
      id: z.string(),
      place: z.int(),
      amountCents: z.int(),
      dueOn: z.string(),
      movedFrom: z.nullable(z.string()),
      paidAt: z.nullable(z.string()),
      charge: z.nullable(z.enum(chargeOutcomes)),
    }),
  ),
  earlyDate: z.nullable(
    z.object({
      id: z.string(),
      courtDate: z.string(),
      dueAt: z.string(),
      decision: z.nullable(z.enum(earlyDateDecisions)),
    }),
  ),
  card: z.nullable(z.object({ id: z.string(), brand: z.string(), last4: z.string() })),
});

export function describePlan({ parts, ...plan }: z.infer<typeof storedPlan>, now: Date): PaymentPlan {
  return { ...plan, parts: readParts(parts, plan.status, officeDate(now)) };
}

/** The last plan of these orders, if one was ever granted; who asks has been checked. */
export async function readPlan(
  app: Pick<App, 'db' | 'clock'>,
  orderIds: readonly string[],
): Promise<PaymentPlan | null> {
  if (orderIds.length === 0) return null;
  const [plan] = dataOf(
    await app.db
      .from('payment_plans')
      .select(
        `id, status, stop_reason, early_court_dates(id, court_date, due_at, decision, created_at), card_consents(id, status, card_brand, card_last4),
        payment_parts(id, place, amount_cents, due_on, moved_from, paid_at, part_charges(outcome))`,
      )
      .in('order_id', orderIds)
      .order('created_at', { ascending: false })
      .limit(1),
  );
  if (!plan) return null;
  const early = plan.early_court_dates.toSorted((a, b) => a.created_at.localeCompare(b.created_at)).at(-1);
  const consent = plan.card_consents.find(({ status }) => status === 'given');
  const stored = {
    id: plan.id,
    status: plan.status,
    stopReason: plan.stop_reason,
    parts: plan.payment_parts.map((part) => ({
      id: part.id,
      place: part.place,
      amountCents: part.amount_cents,
      dueOn: part.due_on,
      movedFrom: part.moved_from,
      paidAt: part.paid_at,
      charge: onlyRow(part.part_charges)?.outcome ?? null,
    })),
    earlyDate: early
      ? { id: early.id, courtDate: early.court_date, dueAt: early.due_at, decision: early.decision }
      : null,
    card: consent
      ? { id: consent.id, brand: consent.card_brand ?? '', last4: consent.card_last4 ?? '' }
      : null,
  };
  return describePlan(stored, app.clock());
}

/** The plan of an order, as staff read it. Refuses `not_found` for an unknown order. */
export async function readPlanOfOrder(
  app: Pick<App, 'db' | 'clock'>,
  _actor: Actor,
  orderId: string,
): Promise<{ plan: PaymentPlan | null }> {
  const order = dataOf(await app.db.from('orders').select('id').eq('id', orderId).maybeSingle());
  if (!order) throw new Refusal('not_found');
  return { plan: await readPlan(app, [order.id]) };
}

/** The plan of an application, as staff read it. Refuses `not_found` for an unknown application. */
export async function readPlanOfApplication(
  app: Pick<App, 'db' | 'clock'>,
  _actor: Actor,
  intakeId: string,
): Promise<{ plan: PaymentPlan | null }> {
  const intake = dataOf(await app.db.from('intake_forms').select('id').eq('id', intakeId).maybeSingle());
  if (!intake) throw new Refusal('not_found');
  const orders = dataOf(await app.db.from('orders').select('id').eq('intake_form_id', intakeId));
  return {
    plan: await readPlan(
      app,
      orders.map(({ id }) => id),
    ),
  };
}
