import { isPending, type CaseStatus } from '../cases/status.ts';
import type { NeedFacts } from '../cases/need-facts.ts';

/** Why no paper of a matter can be made, whatever its template needs. */
export type MatterStop = 'frozen' | 'record_match' | 'flags' | 'danger';

interface StopFacts extends Pick<NeedFacts, 'isMatched' | 'isFlagged' | 'inDanger'> {
  readonly status: CaseStatus;
  /** Whether a version of ours may be added now. */
  readonly takesPapers: boolean;
}

/** What prevents all papers of a matter from being made: offered is what is not refused. */
export function stopsOfPapers({
  status,
  takesPapers,
  isMatched,
  isFlagged,
  inDanger,
}: StopFacts): MatterStop[] {
  return [
    ...(takesPapers || isPending(status) ? [] : (['frozen'] as const)),
    ...(isMatched ? [] : (['record_match'] as const)),
    // The court has the case by then: a change of address is not stopped.
    ...(isFlagged && !isPending(status) ? (['flags'] as const) : []),
    ...(inDanger ? (['danger'] as const) : []),
  ];
}
