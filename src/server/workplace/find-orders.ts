import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';

/** A filter for the orders a search means; empty when it means none. */
export async function findOrders(app: Pick<App, 'db'>, search: string): Promise<string> {
  if (!search.includes('@')) {
    const reference = search.replaceAll(/[\s-]/g, '').toUpperCase();
    if (!/^[0-9A-Z]{8}$/.test(reference)) return '';
    const intakes = dataOf(
      await app.db.from('intake_forms').select('id').eq('reference', reference).limit(5),
    );
    return [`reference.eq.${reference}`, ...intakes.map(({ id }) => `intake_form_id.eq.${id}`)].join(',');
  }
  const email = search.trim().toLowerCase();
  const [users, intakes] = await Promise.all([
    app.db.from('users').select('id').eq('email', email).limit(5).then(dataOf),
    app.db.from('intake_forms').select('id').eq('email', email).limit(50).then(dataOf),
  ]);
  return [
    ...users.map(({ id }) => `user_id.eq.${id}`),
    ...intakes.map(({ id }) => `intake_form_id.eq.${id}`),
  ].join(',');
}
