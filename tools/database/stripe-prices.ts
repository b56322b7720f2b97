import type postgres from 'postgres';
import type { PackageId } from '#domain/packages/catalogue.ts';

/** Notes the price object of each package, which differs between Stripe's test and live mode. Returns how many changed. */
export async function keepStripePrices(
  sql: postgres.Sql,
  prices: ReadonlyMap<PackageId, string>,
): Promise<number> {
  return sql.begin(async (transaction) => {
    let changed = 0;
    for (const [id, price] of prices) {
      const { count } = await transaction`
        update public.service_packages set stripe_price_id = ${price}
        where id = ${id} and stripe_price_id is distinct from ${price}`;
      changed += count;
    }
    return changed;
  });
}

/** Packages on sale whose price at Stripe is not noted. */
export async function withoutStripePrice(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from public.service_packages where is_active and stripe_price_id is null order by id`;
  return rows.map(({ id }) => id);
}
