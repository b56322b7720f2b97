// What comes next in a matter, for the people who work on it.
import type { StaffRole } from '../access/roles.ts';
import type { TurnHolder } from '../promises/turns.ts';
import { mayMoveCase } from './moves.ts';
import type { NeedFacts } from './need-facts.ts';
import { bringerOf, isFiledOutside, missingForMove, openNeeds, weFile, type MatterNeed } from './needs.ts';
import type { PaperKind } from './papers.ts';
import { missingPapers } from './required-papers.ts';
import { caseStatuses, type CaseStatus } from './status.ts';

/** What staff or the attorney can do next. `wait_…`: somebody else has to act. */
export const nextActs = [
  'on_hold',
  'wait_application',
  'read_application',
  'match_record',
  'answer_flags',
  'begin_papers',
  'wait_answer',
  'wait_danger_decision',
  'wait_statement',
  'translate',
  'wait_read_back',
  'make_papers',
  'remake_papers',
  'send_to_attorney',
  'send_to_client',
  'wait_attorney',
  'bring_back_unread',
  'wait_client_reads',
  'go_to_court',
  'bring_back',
  'bring_back_unapproved',
  'wait_payment',
  'wait_signature',
  'wait_court_fee',
  'wait_client_files',
  'record_filing',
  'check_docket',
  'record_outcome',
  'order_copies',
  'begin_after_care',
  'close_denied',
  'after_care',
  'close_hidden',
  'nothing',
] as const;
export type NextAct = (typeof nextActs)[number];

export interface NextStep {
  readonly act: NextAct;
  /** The move that the step makes; null where it is another form, or somebody else's turn. */
  readonly to: CaseStatus | null;
  /** Whose step it is. */
  readonly by: TurnHolder;
  /** Whoever looks at it can make it. */
  readonly isOwn: boolean;
  /** What is still open, this step's own need first. */
  readonly missing: readonly MatterNeed[];
  /** Required papers that do not exist yet, and those that have to be made again. */
  readonly papers: readonly PaperKind[];
}

const actOfNeed: Readonly<Record<MatterNeed, NextAct>> = {
  application: 'wait_application',
  answer: 'wait_answer',
  record_match: 'match_record',
  flags: 'answer_flags',
  danger_decision: 'wait_danger_decision',
  statement: 'wait_statement',
  translation: 'translate',
  read_back: 'wait_read_back',
  papers: 'make_papers',
  current_papers: 'remake_papers',
  attorney_approval: 'wait_attorney',
  danger_answer: 'wait_client_reads',
  client_approval: 'wait_client_reads',
  payment: 'wait_payment',
  signed_copy: 'wait_signature',
  court_fee: 'wait_court_fee',
  filing: 'record_filing',
};

/** A step as the facts alone have it: the act, whose it is, and the move that makes it. */
type Step = readonly [NextAct, TurnHolder, CaseStatus | null];

/** The step once nothing that the state asks for is open. */
const stepOf: Readonly<Record<CaseStatus, (facts: NeedFacts, hearingIsOver: boolean) => Step>> = {
  waiting_for_application: () => ['wait_application', 'client', null],
  submitted: () => ['read_application', 'us', 'in_review'],
  in_review: () => ['begin_papers', 'us', 'preparing'],
  waiting_for_client: () => ['begin_papers', 'us', 'preparing'],
  preparing: ({ attorneyNeeded }) =>
    attorneyNeeded
      ? ['send_to_attorney', 'us', 'attorney_review']
      : ['send_to_client', 'us', 'client_review'],
  // No attorney has to read any more, and the table lets nobody but an attorney go on from here.
  attorney_review: ({ attorneyApproved }) =>
    attorneyApproved
      ? ['send_to_client', 'attorney', 'client_review']
      : ['bring_back_unread', 'us', 'preparing'],
  client_review: () => ['go_to_court', 'us', 'ready_to_file'],
  ready_to_file: (facts) =>
    // What came later than the approvals, or was approved by another than the reviewing lawyer, is read once more.
    missingForMove('filed', facts).length > 0
      ? ['bring_back_unapproved', 'us', 'preparing']
      : ['record_filing', 'us', 'filed'],
  filed: () => ['check_docket', 'us', null],
  hearing_set: (_, hearingIsOver) =>
    hearingIsOver ? ['record_outcome', 'us', 'granted'] : ['check_docket', 'us', null],
  granted: ({ hasCopies }) =>
    hasCopies ? ['begin_after_care', 'us', 'notifying'] : ['order_copies', 'us', null],
  denied: () => ['close_denied', 'us', 'closed'],
  notifying: ({ isHidden }) => (isHidden ? ['close_hidden', 'us', 'closed'] : ['after_care', 'us', null]),
  closed: () => ['nothing', 'nobody', null],
  cancelled: () => ['nothing', 'nobody', null],
};

function firstStep(facts: NeedFacts, missing: readonly MatterNeed[], hearingIsOver: boolean): Step {
  // Whoever may be in danger is decided about while a hold stands: the answer itself sets one.
  if (restsByHold(facts) && !missing.includes('danger_decision')) return ['on_hold', 'us', null];
  // Papers that changed after somebody approved them go back first: nobody reads or signs them as they are.
  if (
    facts.status !== 'preparing' &&
    !facts.isHeld &&
    (missing.includes('current_papers') || missing.includes('papers'))
  )
    return ['bring_back', 'us', 'preparing'];
  const first = missing.includes('danger_decision') && facts.isHeld ? 'danger_decision' : missing[0];
  if (first !== undefined && first !== 'filing') return [actOfNeed[first], bringerOf(first, facts), null];
  if (first === 'filing' && !weFile(facts)) return ['wait_client_files', 'client', null];
  return stepOf[facts.status](facts, hearingIsOver);
}

/**
 * The one next step of a matter for the people who work on it, with all that is missing for it. `viewer`: who looks; what
 * is somebody else's is not their own, and has no move.
 */
export function nextFor(facts: NeedFacts, hearingIsOver = false, viewer: StaffRole = 'staff'): NextStep {
  const missing = openNeeds(facts);
  const [act, by, move] = firstStep(facts, missing, hearingIsOver);
  if (by === 'nobody') return { act, to: null, by, isOwn: false, missing: [], papers: [] };
  const to = move !== null && mayMoveCase(facts.status, move, viewer) ? move : null;
  const isTheirs = viewer === 'attorney' ? by === 'attorney' || act === 'on_hold' : by === 'us';
  const isAwaited = by === 'attorney' && viewer !== 'attorney' && move !== null;
  return {
    act: isAwaited ? 'wait_attorney' : act,
    to,
    by,
    isOwn: to !== null || (isTheirs && move === null),
    missing,
    papers: [...missingPapers(facts), ...facts.changedKinds],
  };
}

/** Nothing of our own work goes on before a hold ends; what lies at a court, or came of it, does. */
function restsByHold(facts: NeedFacts): boolean {
  const { status, isHeld } = facts;
  const isBeforeCourt = caseStatuses.indexOf(status) < caseStatuses.indexOf('filed');
  return isHeld && isBeforeCourt && status !== 'waiting_for_application' && !isFiledOutside(facts);
}
