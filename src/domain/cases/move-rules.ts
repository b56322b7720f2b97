// Every rule about the facts that are typed with a move. The form shows them, the service refuses by them; where a row
// alone can tell, the table has the same as a constraint.
import { isCourtDay } from '../promises/legal-holidays.ts';
import { officeDate } from '../promises/office-date.ts';
import type { MatterOutcome } from './endings.ts';
import type { CaseStatus } from './status.ts';

export interface TypedFacts {
  readonly filedOn?: string | undefined;
  readonly hearingAt?: string | undefined;
  readonly decidedOn?: string | undefined;
  readonly limitEndsOn?: string | undefined;
  readonly outcome?: MatterOutcome | undefined;
  readonly outcomePart?: string | undefined;
  /** The court does sit on the day that was asked about. */
  readonly hearingDayConfirmed?: boolean | undefined;
}

/** What stands about the matter already. */
export interface StoredFacts {
  readonly status: CaseStatus;
  readonly filedOn: string | null;
  readonly hearingAt: string | null;
  /** When the landlord's case was filed and judged. */
  readonly filedAgainstOn: string | null;
  readonly judgedOn: string | null;
}

export const moveFaults = [
  'date.future',
  'date.past',
  'filed.beforeJudged',
  'decided.beforeFiled',
  'decided.beforeHearing',
  'limit.beforeDecision',
  'limit.missing',
  'part.missing',
  'hearing.closedDay',
] as const;
export type MoveFault = (typeof moveFaults)[number];

export type FaultyField = 'filedOn' | 'hearingAt' | 'decidedOn' | 'limitEndsOn' | 'outcomePart';

/**
 * What is wrong with the days of a move, by field: nothing that happened lies in the future, days follow each other, a
 * limit ends after its decision, a hearing is still to come and on a day on which courts sit, unless somebody looked. What a
 * judge limits to a time or to a part has this time or this part: the client is told of it.
 */
export function faultsOfMove(
  to: CaseStatus,
  typed: TypedFacts,
  stored: StoredFacts,
  now: Date,
): Partial<Record<FaultyField, MoveFault>> {
  const faults: Partial<Record<FaultyField, MoveFault>> = {};
  const today = officeDate(now);
  if (to === 'filed' && stored.status !== 'hearing_set' && typed.filedOn) {
    const before = stored.judgedOn ?? stored.filedAgainstOn;
    if (typed.filedOn > today) faults.filedOn = 'date.future';
    else if (before !== null && typed.filedOn < before) faults.filedOn = 'filed.beforeJudged';
  }
  if (to === 'hearing_set' && typed.hearingAt) {
    if (Date.parse(typed.hearingAt) <= now.getTime()) faults.hearingAt = 'date.past';
    else if (!typed.hearingDayConfirmed && !isCourtDay(officeDate(new Date(typed.hearingAt))))
      faults.hearingAt = 'hearing.closedDay';
  }
  if (isDecision(to, stored.status) && typed.decidedOn) {
    if (typed.decidedOn > today) faults.decidedOn = 'date.future';
    else if (stored.filedOn !== null && typed.decidedOn < stored.filedOn)
      faults.decidedOn = 'decided.beforeFiled';
    else if (
      // What is withdrawn, or has nothing left to decide, may end before its hearing.
      to !== 'closed' &&
      stored.hearingAt !== null &&
      typed.decidedOn < officeDate(new Date(stored.hearingAt))
    )
      faults.decidedOn = 'decided.beforeHearing';
    if (typed.limitEndsOn && typed.limitEndsOn <= typed.decidedOn)
      faults.limitEndsOn = 'limit.beforeDecision';
  }
  if (to === 'granted') {
    if (typed.outcome === 'granted_temporary' && !typed.limitEndsOn) faults.limitEndsOn = 'limit.missing';
    if (typed.outcome === 'granted_narrower' && !typed.outcomePart?.trim())
      faults.outcomePart = 'part.missing';
  }
  return faults;
}

function isDecision(to: CaseStatus, from: CaseStatus): boolean {
  return (
    to === 'granted' || to === 'denied' || (to === 'closed' && (from === 'filed' || from === 'hearing_set'))
  );
}
