import type { Actor } from '#domain/access/roles.ts';
import type { PaymentPlan } from '#domain/orders/parts.ts';
import type { App } from '../app.ts';
import { readPlan } from '../checkout/read-plan.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';

/** The plan of a case, as staff read it. Refuses `not_found`. */
export async function readPlanOfCase(
  app: Pick<App, 'db' | 'clock'>,
  _actor: Actor,
  caseId: string,
): Promise<{ plan: PaymentPlan | null }> {
  const one = dataOf(await app.db.from('cases').select('order_id').eq('id', caseId).maybeSingle());
  if (!one) throw new Refusal('not_found');
  return { plan: await readPlan(app, one.order_id ? [one.order_id] : []) };
}
