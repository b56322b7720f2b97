import { findPackage } from '../packages/catalogue.ts';
import type { TurnHolder } from '../promises/turns.ts';
import { moveOf, type MoveNeed } from './moves.ts';
import type { NeedFacts } from './need-facts.ts';
import { readingNeeds, type ReadingNeed } from './reading-needs.ts';
import { missingPapers } from './required-papers.ts';
import { isPending, type CaseStatus } from './status.ts';

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
export const isFiledOutside = ({ filedBy }: NeedFacts) => filedBy === 'client' || filedBy === 'other';

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
 * read from it (`clientAsks`, `nextFor` in next-for.ts, `missingForMove`).
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

/** Where a hold stops what leads towards the court by our doing. */
const stoppedByHold: ReadonlySet<CaseStatus> = new Set([
  'preparing',
  'attorney_review',
  'client_review',
  'ready_to_file',
  'filed',
]);

/**
 * Whether a hold keeps a matter from this move. What a court or the client did, and every ending, goes on. SQL asks the
 * same (`private.is_stopped_by_hold`); a test holds the two equal.
 */
export function isStoppedByHold(to: CaseStatus, facts: NeedFacts): boolean {
  return facts.isHeld && stoppedByHold.has(to) && !isPending(facts.status) && !isFiledOutside(facts);
}
