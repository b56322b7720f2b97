import { awaitingPaymentStatuses } from '#domain/orders/status.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { takesPayments } from '../sale/takes-payments.ts';

/** What a signed-in client is about to begin to buy. */
interface NewPurchase {
  readonly userId: string;
  readonly packageId: PackageId;
}

/**
 * Refuses `sale_closed` where no payments are taken, and a new purchase with `purchase_paused` while new applications
 * are paused (`content/site.yml`): nobody buys what they cannot apply for. A client whose application waits for its
 * payment still pays, and so does one who had begun to buy this package; one who has paid for it and owes the
 * application hears that, as ever.
 */
export async function requireOpenSale(
  app: Pick<App, 'config' | 'db' | 'site'>,
  purchase?: NewPurchase,
): Promise<void> {
  if (!(await takesPayments(app, purchase?.packageId))) throw new Refusal('sale_closed');
  if (purchase && app.site.intakePaused && !(await isBegun(app, purchase)))
    throw new Refusal('purchase_paused');
}

async function isBegun(app: Pick<App, 'db'>, { userId, packageId }: NewPurchase): Promise<boolean> {
  return (
    (await hasOrder(app, userId, packageId)) ||
    (await owesApplication(app, userId, packageId)) ||
    (await hasUnpaidApplication(app, userId))
  );
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
