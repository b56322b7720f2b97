import { findPackage } from '../packages/catalogue.ts';
import type { TurnHolder } from '../promises/turns.ts';
import { moveOf, type MoveNeed } from './moves.ts';
import type { NeedFacts } from './need-facts.ts';
import type { PaperKind } from './papers.ts';
import { readingNeeds, type ReadingNeed } from './reading-needs.ts';
import { missingPapers } from './required-papers.ts';
import { isOver, type CaseStatus } from './status.ts';

/** Everything a matter needs until it is filed, in the order in which it is needed. */
export const matterNeeds = [
  'application',
  'answer',
  'record_match',
  'flags',
  'danger_decision',
  'statement',
  'translation',
  'read_back',
  'papers',
  'current_papers',
  'attorney_approval',
  'danger_answer',
  'client_approval',
  'payment',
  'signed_copy',
  'court_fee',
  'filing',
] as const;
export type MatterNeed = (typeof matterNeeds)[number];

interface NeedRow {
  readonly by: (facts: NeedFacts) => TurnHolder;
  /** The states in which somebody is asked for it. */
  readonly in: readonly CaseStatus[];
  readonly isOpen: (facts: NeedFacts) => boolean;
}

const client = () => 'client' as const;
const us = () => 'us' as const;
const attorney = () => 'attorney' as const;
const isFiledOutside = ({ filedBy }: NeedFacts) => filedBy === 'client' || filedBy === 'other';

/** A motion that says what the record says needs nothing more from the statement. */
function needsWords({ kinds, changedKinds }: NeedFacts): boolean {
  return !kinds.includes('motion') || changedKinds.includes('motion');
}

/** Whether we take the papers to the court: the package has it, and somebody confirmed that we may. */
export function weFile({ packageId, staffDeliver }: Pick<NeedFacts, 'packageId' | 'staffDeliver'>): boolean {
  return staffDeliver && findPackage(packageId).files;
}

const review = ['in_review', 'waiting_for_client'] as const;
const work = ['preparing'] as const;

/**
 * The one table of what a matter needs. What the client is asked, what staff are offered and what a move refuses are
 * read from it (`clientAsks`, `nextFor`, `missingForMove`).
 */
const rows: Readonly<Record<MatterNeed, NeedRow>> = {
  application: { by: client, in: ['waiting_for_application'], isOpen: () => true },
  answer: { by: client, in: ['waiting_for_client'], isOpen: () => true },
  record_match: { by: us, in: [...review, ...work], isOpen: ({ isMatched }) => !isMatched },
  flags: { by: us, in: [...review, ...work], isOpen: ({ isFlagged }) => isFlagged },
  danger_decision: {
    by: attorney,
    in: ['preparing', 'attorney_review', 'client_review', 'ready_to_file'],
    isOpen: ({ inDanger }) => inDanger,
  },
  statement: {
    by: client,
    in: work,
    isOpen: (facts) =>
      facts.kinds.includes('motion')
        ? needsWords(facts) && facts.statement === 'begun'
        : facts.statement === 'none' || facts.statement === 'begun',
  },
  translation: { by: us, in: work, isOpen: (facts) => needsWords(facts) && facts.statement === 'told' },
  read_back: {
    by: client,
    in: work,
    isOpen: (facts) => needsWords(facts) && facts.statement === 'translated',
  },
  papers: {
    by: us,
    in: ['preparing', 'attorney_review', 'client_review', 'ready_to_file'],
    isOpen: (facts) => !isFiledOutside(facts) && missingPapers(facts).length > 0,
  },
  current_papers: {
    by: us,
    in: ['preparing', 'attorney_review', 'client_review', 'ready_to_file'],
    isOpen: (facts) => !isFiledOutside(facts) && facts.changedKinds.length > 0,
  },
  attorney_approval: {
    by: attorney,
    in: ['attorney_review'],
    isOpen: ({ attorneyNeeded, attorneyApproved }) => attorneyNeeded && !attorneyApproved,
  },
  danger_answer: { by: client, in: ['client_review'], isOpen: ({ dangerOpen }) => dangerOpen },
  client_approval: {
    by: client,
    in: ['client_review'],
    isOpen: ({ clientApproved }) => !clientApproved,
  },
  payment: {
    by: client,
    in: ['ready_to_file'],
    isOpen: (facts) => !isFiledOutside(facts) && !facts.isPaidUp,
  },
  signed_copy: {
    by: client,
    in: ['ready_to_file'],
    isOpen: (facts) => !isFiledOutside(facts) && !facts.isSigned,
  },
  court_fee: {
    by: client,
    in: ['ready_to_file'],
    isOpen: (facts) => !isFiledOutside(facts) && !facts.isFeeSettled,
  },
  filing: {
    by: (facts) => (weFile(facts) ? 'us' : 'client'),
    in: ['ready_to_file'],
    isOpen: (facts) => !isFiledOutside(facts),
  },
};

function openIn(facts: NeedFacts): MatterNeed[] {
  return matterNeeds.filter((need) => rows[need].in.includes(facts.status) && rows[need].isOpen(facts));
}

/**
 * What papers wait for, as the words of the page know it: in preparation, and where the client has papers in hand that
 * have to be made again. SQL asks the same (`private.reading_need`).
 */
export function readingNeedOf(facts: NeedFacts): ReadingNeed | null {
  if (facts.status === 'client_review' || facts.status === 'ready_to_file')
    return rows.current_papers.isOpen(facts) ? 'current_papers' : null;
  if (facts.status !== 'preparing') return null;
  return readingNeeds.find((need) => rows[need].isOpen(facts)) ?? null;
}

/** Who has to bring it. */
export function bringerOf(need: MatterNeed, facts: NeedFacts): TurnHolder {
  return rows[need].by(facts);
}

/** Everything that is open now, whoever has to bring it. */
export function openNeeds(facts: NeedFacts): readonly MatterNeed[] {
  return openIn(facts);
}

/** While one of these is open, nobody reads, signs or files papers as they are. */
const stopsTheClient: ReadonlySet<MatterNeed> = new Set(['danger_decision', 'papers', 'current_papers']);

/**
 * What the client is asked for now, the one thing to do first at the front. Nothing while somebody else has to act
 * first: words are not read back before they are translated, and nobody signs papers that are being made again.
 */
export function clientAsks(facts: NeedFacts): readonly MatterNeed[] {
  const open = openIn(facts);
  const stopped = open.some((need) => stopsTheClient.has(need));
  if (stopped && facts.status !== 'preparing') return [];
  return open.filter((need) => bringerOf(need, facts) === 'client');
}

/** What staff or the attorney can do next. `wait_…`: somebody else has to act; staff can remind them. */
export const nextActs = [
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
  'wait_client_reads',
  'bring_back',
  'wait_payment',
  'wait_signature',
  'wait_court_fee',
  'wait_client_files',
  'record_filing',
  'check_docket',
  'record_outcome',
  'order_copies',
  'close_denied',
  'after_care',
  'nothing',
] as const;
export type NextAct = (typeof nextActs)[number];

export interface NextStep {
  readonly act: NextAct;
  /** The move that the step makes; null where it is another form, or somebody else's turn. */
  readonly to: CaseStatus | null;
  /** Whose step it is. */
  readonly by: TurnHolder;
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

/** The step once nothing that the state asks for is open. */
const actOfStatus: Readonly<
  Record<CaseStatus, (facts: NeedFacts, hearingIsOver: boolean) => readonly [NextAct, CaseStatus | null]>
> = {
  waiting_for_application: () => ['wait_application', null],
  submitted: () => ['read_application', 'in_review'],
  in_review: () => ['begin_papers', 'preparing'],
  waiting_for_client: () => ['begin_papers', 'preparing'],
  preparing: ({ attorneyNeeded }) =>
    attorneyNeeded ? ['send_to_attorney', 'attorney_review'] : ['send_to_client', 'client_review'],
  attorney_review: () => ['wait_attorney', 'client_review'],
  client_review: () => ['wait_client_reads', 'ready_to_file'],
  ready_to_file: () => ['record_filing', 'filed'],
  filed: () => ['check_docket', 'hearing_set'],
  hearing_set: (_, hearingIsOver) =>
    hearingIsOver ? ['record_outcome', 'granted'] : ['check_docket', 'hearing_set'],
  granted: () => ['order_copies', 'notifying'],
  denied: () => ['close_denied', 'closed'],
  notifying: () => ['after_care', 'closed'],
  closed: () => ['nothing', null],
  cancelled: () => ['nothing', null],
};

/** The one next step of a matter for the people who work on it, with all that is missing for it. */
export function nextFor(facts: NeedFacts, hearingIsOver = false): NextStep {
  const missing = openIn(facts);
  const papers = [...missingPapers(facts), ...facts.changedKinds];
  const [act, to] = actOfStatus[facts.status](facts, hearingIsOver);
  if (isOver(facts.status)) return { act, to, by: 'nobody', missing: [], papers: [] };
  // Papers that changed after somebody approved them go back first: nobody reads or signs them as they are.
  if (facts.status !== 'preparing' && (missing.includes('current_papers') || missing.includes('papers')))
    return { act: 'bring_back', to: 'preparing', by: 'us', missing, papers };
  const first = missing.find((need) => need !== 'filing');
  if (first !== undefined)
    return { act: actOfNeed[first], to: moveOfNeed(first), by: bringerOf(first, facts), missing, papers };
  if (missing.includes('filing') && !weFile(facts))
    return { act: 'wait_client_files', to: 'filed', by: 'client', missing, papers };
  return { act, to, by: 'us', missing, papers };
}

/** Staff may go on from an answer whenever it is here, which no row says. */
function moveOfNeed(need: MatterNeed): CaseStatus | null {
  return need === 'answer' ? 'in_review' : null;
}

/** What a need of a move asks of the facts; those that are typed with the move are not here. */
const metBy: Readonly<Partial<Record<MoveNeed, (facts: NeedFacts) => boolean>>> = {
  record_matched: ({ isMatched }) => isMatched,
  flags_cleared: ({ isFlagged }) => !isFlagged,
  papers: (facts) => !rows.papers.isOpen(facts),
  papers_current: (facts) => !rows.current_papers.isOpen(facts),
  danger_answered: (facts) => isFiledOutside(facts) || !(facts.dangerOpen || facts.inDanger),
  no_attorney: ({ attorneyNeeded }) => !attorneyNeeded,
  attorney_approved: ({ attorneyApproved }) => attorneyApproved,
  client_approved: ({ clientApproved }) => clientApproved,
  approved_or_filed_outside: (facts) =>
    isFiledOutside(facts) || (facts.clientApproved && (!facts.attorneyNeeded || facts.attorneyApproved)),
  filing_open: (facts) => isFiledOutside(facts) || facts.filingOpen,
  signed_copy: (facts) => isFiledOutside(facts) || facts.isSigned,
  court_fee: (facts) => isFiledOutside(facts) || facts.isFeeSettled,
  paid_in_full: (facts) => isFiledOutside(facts) || facts.isPaidUp,
};

/** What a move would be refused for, of what stands elsewhere than in the form of the move. SQL refuses the same. */
export function missingForMove(to: CaseStatus, facts: NeedFacts): readonly MoveNeed[] {
  return (moveOf(facts.status, to)?.needs ?? []).filter((need) => metBy[need]?.(facts) === false);
}
