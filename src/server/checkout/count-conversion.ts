import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { describeFault } from '../http/log.ts';

/** Counts that a buyer saw "paid", once per order. A count that fails must never hide the payment from them. */
export async function countConversion(app: Pick<App, 'db' | 'log'>, orderId: string): Promise<void> {
  try {
    dataOf(await app.db.rpc('count_conversion', { p_order_id: orderId }));
  } catch (error) {
    app.log('conversion_not_counted', { order: orderId, ...describeFault(error) });
  }
}
