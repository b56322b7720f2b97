import { findPackage, type PackageId } from '../packages/catalogue.ts';
import type { TurnHolder } from '../promises/turns.ts';
import type { ReadingNeed } from './reading-needs.ts';
import type { CaseStatus } from './status.ts';

interface TurnFacts {
  readonly status: CaseStatus;
  /** What papers wait for before the client goes on with them. */
  readonly need: ReadingNeed | null;
  readonly packageId: PackageId;
  /** The signed (where needed notarized) copy is here. */
  readonly isSigned: boolean;
  /** The court's fee is paid or its waiver form is signed. */
  readonly isFeeSettled: boolean;
  /** The operator has confirmed that our staff may deliver papers to a court. */
  readonly staffDeliver: boolean;
}

const fixed: Readonly<Record<Exclude<CaseStatus, 'ready_to_file' | 'notifying'>, TurnHolder>> = {
  waiting_for_application: 'client',
  submitted: 'us',
  in_review: 'us',
  waiting_for_client: 'client',
  preparing: 'us',
  attorney_review: 'attorney',
  client_review: 'client',
  filed: 'court',
  hearing_set: 'court',
  granted: 'us',
  denied: 'us',
  closed: 'nobody',
  cancelled: 'nobody',
};

/**
 * Whose turn it is. Papers in preparation wait for the client's own words, and for the client to read their English; papers
 * in the client's hand that have to be made again are ours;
 * ready papers are the client's until signed and the fee is settled, then ours only if the package
 * files and staff may deliver; after-care is the client's own with a package that does not file. SQL asks the same
 * (`private.turn_of`); a test holds the two equal.
 */
export function turnOf({
  status,
  need,
  packageId,
  isSigned,
  isFeeSettled,
  staffDeliver,
}: TurnFacts): TurnHolder {
  const { files } = findPackage(packageId);
  if (status === 'preparing' && (need === 'statement' || need === 'read_back')) return 'client';
  if (need === 'current_papers' && (status === 'client_review' || status === 'ready_to_file')) return 'us';
  if (status === 'ready_to_file') return isSigned && isFeeSettled && files && staffDeliver ? 'us' : 'client';
  if (status === 'notifying') return files ? 'us' : 'client';
  return fixed[status];
}
