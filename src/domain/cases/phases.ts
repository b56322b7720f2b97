import type { CaseStatus } from './status.ts';

/** The five stretches of every case, in their order: how far along it is at a glance. */
export const casePhases = ['application', 'review', 'papers', 'court', 'result'] as const;
export type CasePhase = (typeof casePhases)[number];

const phases: Readonly<Record<CaseStatus, CasePhase | null>> = {
  waiting_for_application: 'application',
  submitted: 'review',
  in_review: 'review',
  waiting_for_client: 'review',
  preparing: 'papers',
  attorney_review: 'papers',
  client_review: 'papers',
  ready_to_file: 'papers',
  filed: 'court',
  hearing_set: 'court',
  granted: 'result',
  denied: 'result',
  notifying: 'result',
  closed: null,
  cancelled: null,
};

/** The stretch a case is in; null when it is over. */
export function phaseOf(status: CaseStatus): CasePhase | null {
  return phases[status];
}
