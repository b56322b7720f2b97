import { awaitingPaymentStatuses, fulfilledStatuses } from '#domain/orders/status.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * While new applications are paused (`content/site.yml`), nobody buys what they cannot apply for. A client whose
 * application waits for its payment still pays, and so does one who had begun to buy this package; one who has paid
 * for it and owes the application hears that, as ever. Refuses everybody else with `purchase_paused`.
 */
export async function requireOpenSale(
  app: Pick<App, 'db' | 'site'>,
  userId: string,
  packageId: PackageId,
): Promise<void> {
  if (!app.site.intakePaused) return;
  const begun =
    (await hasOrder(app, userId, packageId)) ||
    (await owesApplication(app, userId, packageId)) ||
    (await hasUnpaidApplication(app, userId));
  if (!begun) throw new Refusal('purchase_paused');
}

async function hasOrder(app: Pick<App, 'db'>, userId: string, packageId: PackageId): Promise<boolean> {
  const rows = dataOf(
    await app.db
      .from('orders')
      .select('id')
      .eq('user_id', userId)
      .eq('package_id', packageId)
      .is('intake_form_id', null)
      .in('status', [...awaitingPaymentStatuses])
      .limit(1),
  );
  return rows.length > 0;
}

async function owesApplication(app: Pick<App, 'db'>, userId: string, packageId: PackageId): Promise<boolean> {
  const rows = dataOf(
    await app.db
      .from('cases')
      .select('id')
      .eq('user_id', userId)
      .eq('package_type', packageId)
      .eq('status', 'waiting_for_application')
      .limit(1),
  );
  return rows.length > 0;
}

/** As `private.unpaid_intake_of` has it: the application a payment at the checkout goes to. */
async function hasUnpaidApplication(app: Pick<App, 'db'>, userId: string): Promise<boolean> {
  const sent = dataOf(
    await app.db.from('intake_forms').select('id').eq('user_id', userId).eq('status', 'submitted'),
  ).map(({ id }) => id);
  if (sent.length === 0) return false;
  const [cases, orders] = await Promise.all([
    app.db.from('cases').select('intake_form_id').in('intake_form_id', sent),
    app.db
      .from('orders')
      .select('intake_form_id')
      .in('intake_form_id', sent)
      .in('status', [...fulfilledStatuses]),
  ]);
  const taken = new Set([...dataOf(cases), ...dataOf(orders)].map((row) => row.intake_form_id));
  return sent.some((id) => !taken.has(id));
}
