import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { upgradeStatuses, type CasePackage, type PackageOffer } from '#domain/cases/upgrades.ts';
import { findPackage, packageIds } from '#domain/packages/catalogue.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';

const offerColumns = 'id, status, from_package, to_package, amount_cents, created_at' as const;
const columns = `package_type, intake_forms(number_of_evictions),
  court_matters(id, same_dispute_as, left_out_at, status),
  order_upgrades(${offerColumns}, paid_at, declined_at, withdrawn_at,
    users!order_upgrades_offered_by_fkey(first_name, last_name))` as const;

/**
 * What a case's package covers, compared with what the client declared and what we know, and its offers. Refuses
 * `not_found`.
 */
export async function readPackage(app: Pick<App, 'db'>, _actor: Actor, caseId: string): Promise<CasePackage> {
  const row = dataOf(
    await app.db
      .from('cases')
      .select(columns)
      .eq('id', caseId)
      .order('created_at', { referencedTable: 'order_upgrades', ascending: false })
      .maybeSingle(),
  );
  if (!row) throw new Refusal('not_found');
  const open = row.court_matters.filter(({ status }) => status !== 'cancelled');
  const disputes = (matters: typeof open) =>
    new Set(matters.map(({ id, same_dispute_as: same }) => same ?? id)).size;
  return {
    packageId: row.package_type,
    covered: findPackage(row.package_type).matters,
    declared: row.intake_forms?.number_of_evictions ?? null,
    known: disputes(open),
    worked: disputes(open.filter(({ left_out_at: leftOut }) => leftOut === null)),
    offers: row.order_upgrades.map((offer) => ({
      ...offerOf(offer),
      offeredBy: [offer.users?.first_name, offer.users?.last_name].filter(Boolean).join(' ') || null,
      endedAt: offer.paid_at ?? offer.declined_at ?? offer.withdrawn_at,
    })),
  };
}

/** An offer as the client reads it. */
export const packageOffer = z.object({
  id: z.string(),
  status: z.enum(upgradeStatuses),
  fromPackage: z.enum(packageIds),
  toPackage: z.enum(packageIds),
  amountCents: z.int(),
  offeredAt: z.string(),
});

function offerOf(offer: {
  readonly id: string;
  readonly status: PackageOffer['status'];
  readonly from_package: PackageOffer['fromPackage'];
  readonly to_package: PackageOffer['toPackage'];
  readonly amount_cents: number;
  readonly created_at: string;
}): PackageOffer {
  return {
    id: offer.id,
    status: offer.status,
    fromPackage: offer.from_package,
    toPackage: offer.to_package,
    amountCents: offer.amount_cents,
    offeredAt: offer.created_at,
  };
}
