import type { CourtValue } from './court-values.ts';

/** "Certified: $2.50 for the first page", but not "$2 more for each document": that is no price of a copy. */
const certified = /certifi(?:ed:|cation) \$(\d+)(?:\.(\d\d))?(?! more)(?![\d.]*\d)/iu;

/** What the first page of a certified copy costs, in cents, as the court's page says it; null where it says none. */
export function certifiedCents(copyFee: string): number | null {
  const [, dollars, cents = '0'] = certified.exec(copyFee) ?? [];
  return dollars === undefined ? null : Number(dollars) * 100 + Number(cents);
}

/** The lowest known price of a certified copy in each county in which a court's page names one. */
export function certifiedByCounty(values: readonly CourtValue[]): ReadonlyMap<string, number> {
  const lowest = new Map<string, number>();
  for (const { county, field, value } of values) {
    const cents = field === 'copy_fee' ? certifiedCents(value) : null;
    if (cents !== null) lowest.set(county, Math.min(cents, lowest.get(county) ?? cents));
  }
  return lowest;
}
