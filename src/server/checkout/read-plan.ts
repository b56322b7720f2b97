import * as z from 'zod/mini';
import { chargeOutcomes } from '#domain/orders/card-consent.ts';
import { earlyDateDecisions } from '#domain/orders/early-date.ts';
import { planEnds, planStatuses, readParts, type PaymentPlan } from '#domain/orders/parts.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { Refusal } from '../http/refusal.ts';
import { query } from '../http/service.ts';

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

const answered = z.nullable(z.object({ plan: z.nullable(storedPlan) }));

/** The last plan that was granted for something, as staff read it. Refuses `not_found` for what does not exist. */
const planOf = (kind: 'caseId' | 'orderId' | 'intakeId') =>
  query({
    sql: 'read_plan',
    params: ({ id }: { readonly id: string }) => ({ [kind]: id }),
    answer: answered,
    toResult: (stored, { app }): { readonly plan: PaymentPlan | null } => {
      if (!stored) throw new Refusal('not_found');
      return { plan: stored.plan && describePlan(stored.plan, app.clock()) };
    },
  });

export const planOfCase = planOf('caseId');
export const planOfOrder = planOf('orderId');
export const planOfApplication = planOf('intakeId');
