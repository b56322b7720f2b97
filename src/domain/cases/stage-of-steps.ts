import type { CaseStatus } from './status.ts';

/** What steps by hand belong to. */
export const stepStages = ['filing', 'hearing', 'order'] as const;
export type StepStage = (typeof stepStages)[number];

/** The steps a matter is at; null when nothing is to do by hand. SQL asks the same (`private.stage_of_steps`). */
export function stageOfSteps(status: CaseStatus): StepStage | null {
  if (status === 'ready_to_file' || status === 'filed') return 'filing';
  if (status === 'hearing_set') return 'hearing';
  return status === 'granted' || status === 'notifying' ? 'order' : null;
}
