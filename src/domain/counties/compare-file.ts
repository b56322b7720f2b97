// What a county file would change in the values that are kept: shown before anything is saved.
import type { CountyFileFault } from './county-file.ts';
import type { StaffCourtValue } from './county-requests.ts';
import { placeOf, type CourtValue } from './court-values.ts';

/** `checked`: the same words with another source, day or name. `older`: what is kept was checked later and stays. */
export const countyChangeKinds = ['new', 'changed', 'checked', 'older'] as const;
export type CountyChangeKind = (typeof countyChangeKinds)[number];

export interface CountyChange {
  readonly kind: CountyChangeKind;
  readonly value: CourtValue;
  readonly before: StaffCourtValue | null;
}

export interface CountyComparison {
  readonly changes: readonly CountyChange[];
  /** Values that are in the file just so. */
  readonly same: number;
  /** Values that are kept and do not stand in the file: they stay. */
  readonly left: number;
}

export interface CountyPreview extends CountyComparison {
  readonly faults: readonly CountyFileFault[];
  /** What the comparison was made with; it is sent back with the yes. */
  readonly seen: string;
}

/**
 * `by` is the person who brings the file: the name of what it adds or changes. Only what is kept just so keeps its own.
 */
export function compareCountyFile(
  values: readonly CourtValue[],
  stored: readonly StaffCourtValue[],
  by: string,
): CountyComparison {
  const byPlace = new Map(stored.map((value) => [placeOf(value), value]));
  const changes: CountyChange[] = [];
  let same = 0;
  for (const value of values) {
    const before = byPlace.get(placeOf(value)) ?? null;
    byPlace.delete(placeOf(value));
    const kind = changeOf(value, before);
    if (kind) changes.push({ kind, value: { ...value, by }, before });
    else same += 1;
  }
  return { changes, same, left: byPlace.size };
}

function changeOf(value: CourtValue, before: CourtValue | null): CountyChangeKind | null {
  if (before === null) return 'new';
  const differs = (name: 'value' | 'source' | 'checked') => value[name] !== before[name];
  if (!differs('value') && !differs('source') && !differs('checked')) return null;
  if (value.checked < before.checked) return 'older';
  return differs('value') ? 'changed' : 'checked';
}

/** What is saved of a comparison. */
export function takenChanges({ changes }: CountyComparison): CountyChange[] {
  return changes.filter(({ kind }) => kind !== 'older');
}
