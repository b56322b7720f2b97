import { awaitingPaymentStatuses } from '#domain/orders/status.ts';
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

/** An application a payment at the checkout would go to. */
async function hasUnpaidApplication(app: Pick<App, 'db'>, userId: string): Promise<boolean> {
  const rows = dataOf(
    await app.db
      .from('application_payment')
      .select('intake_form_id')
      .eq('user_id', userId)
      .eq('is_to_pay', true)
      .limit(1),
  );
  return rows.length > 0;
}
