import { findPackage, type PackageId } from '#domain/packages/catalogue.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';

/**
 * Whether payments are taken here. In production they are not while nothing can be filed (no reviewing lawyer with a
 * checked license, and no confirmation that none is needed), unless content/launch.yml accepts that by name. Nowhere are
 * they for a package that the operator took off sale. Parts of what was bought before go on.
 */
export async function takesPayments(
  { config, db }: Pick<App, 'config' | 'db'>,
  packageId?: PackageId,
): Promise<boolean> {
  if (packageId && !findPackage(packageId).isSold) return false;
  if (config.context !== 'production') return true;
  const filing = dataOf(await db.from('filing_state').select('is_open, sells_while_closed').single());
  return filing.is_open === true || filing.sells_while_closed === true;
}
