import type { CourtType } from './matters.ts';
import type { PaperKind } from './papers.ts';

/** The attorney may leave it out: their yes to the motion without it is that decision. */
const waivable: ReadonlySet<PaperKind> = new Set(['affidavit']);

/**
 * Without these papers nothing goes to a court of this type, whatever else was made. Superior, state and civil
 * court want facts that are not agreed under oath. SQL has the same (`required_papers`); a test holds the two equal.
 */
export const requiredPapers: Readonly<Record<CourtType, readonly PaperKind[]>> = {
  magistrate: ['motion'],
  civil: ['motion', 'affidavit'],
  state: ['motion', 'affidavit'],
  superior: ['motion', 'affidavit'],
  unknown: ['motion'],
};

export function isWaivable(kind: PaperKind): boolean {
  return waivable.has(kind);
}

interface PapersThere {
  readonly court: CourtType;
  /** Kinds that have a current version. */
  readonly kinds: readonly PaperKind[];
  /** The attorney has approved the motion as it is now. */
  readonly motionApproved: boolean;
}

/** The required papers that nobody has made yet. */
export function missingPapers({ court, kinds, motionApproved }: PapersThere): PaperKind[] {
  return requiredPapers[court].filter(
    (kind) => !kinds.includes(kind) && !(motionApproved && isWaivable(kind)),
  );
}
