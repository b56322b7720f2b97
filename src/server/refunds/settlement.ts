import type { Settlement, SettlementMeans } from '#domain/refunds/rule.ts';

/** How a request that failed was settled, as its columns hold it. */
export function settlementOf(row: {
  readonly settled_at: string | null;
  readonly settled_means: SettlementMeans | null;
  readonly settled_reference: string | null;
}): Settlement | null {
  const { settled_at: at, settled_means: means, settled_reference: reference } = row;
  return at && means && reference ? { at, means: means, reference } : null;
}
