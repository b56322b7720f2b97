import type { CaseStatus, Mover } from './status.ts';

/** What a move needs. The database refuses a move without it. */
export const moveNeeds = [
  /** Why, in writing, for staff and the audit log. */
  'reason',
  /** Docket, county and names were compared with the public record, or the court's own answer is attached. */
  'record_matched',
  /** No flag stands that stops papers (`flagsThatStopPapers`). */
  'flags_cleared',
  /** The papers without which nothing goes to a court of this type (`requiredPapers`). */
  'papers',
  /** Every paper says what the record says now. */
  'papers_current',
  /** The client said of everybody who gets a copy whether they are a danger, and the attorney decided about each yes. */
  'danger_answered',
  /** The operator's lawyer has confirmed that no attorney needs to read these papers. */
  'no_attorney',
  /** An attorney approved the current version of every paper, where one is needed. */
  'attorney_approved',
  /** The client approved the current version of every paper. */
  'client_approved',
  /** Approved as above, unless the client or somebody else filed papers on their own. */
  'approved_or_filed_outside',
  /** The reviewing lawyer approved the papers, or no attorney is needed; not where somebody else filed. */
  'filing_open',
  'signed_copy',
  /** The court's own fee is paid, or its waiver form is signed. */
  'court_fee',
  /** Filed by the client or somebody else: our papers are frozen. */
  'filed_outside',
  /** Nothing of a price paid in parts is missing, unless the client or somebody else filed papers on their own. */
  'paid_in_full',
  'filed_on',
  'hearing_at',
  'decided_on',
  'outcome_granted',
  'outcome_denied',
  /** Withdrawn or moot: over without a decision. */
  'outcome_ended',
  /** Why it was canceled, or closed without a court. */
  'end_reason',
  /** The client has been silent for `silentDays`, and another person than the one who noted it closes. */
  'silence',
  /** While the last look still saw the record: why it is closed all the same, in writing. */
  'reason_while_visible',
] as const;
export type MoveNeed = (typeof moveNeeds)[number];

/** What is needed of a filing of ours alone: not where the client or somebody else filed papers on their own. */
export const ofOurFiling = [
  'papers',
  'papers_current',
  'danger_answered',
  'approved_or_filed_outside',
  'filing_open',
  'signed_copy',
  'court_fee',
  'paid_in_full',
] as const satisfies readonly MoveNeed[];

export interface CaseMove {
  readonly by: readonly Mover[];
  readonly needs: readonly MoveNeed[];
}

const staff = ['staff', 'admin'] as const;
const clientOrStaff = ['client', 'staff', 'admin'] as const;
const attorney = ['attorney'] as const;

const move = (by: readonly Mover[], ...needs: readonly MoveNeed[]): CaseMove => ({ by, needs });

/** Staff, or the system when all that was paid went back: a matter ends with its money until it is at the court. */
const cancelled = move(['staff', 'admin', 'system'], 'end_reason');
/** The client, or somebody for them, went to the court with papers of their own. */
const filedOutside = move(staff, 'filed_outside', 'filed_on');
const silent = move(staff, 'silence');
const granted = move(staff, 'decided_on', 'outcome_granted');
const denied = move(staff, 'decided_on', 'outcome_denied');
const ended = move(staff, 'outcome_ended');
const hearing = move(clientOrStaff, 'hearing_at');
/** A judge looks at an order once more. */
const review = move(staff, 'hearing_at');

/**
 * The one table of moves of a court matter (and of a case that has none yet). The database enforces its own
 * (`case_moves`), and a test holds the two equal. The words a client reads for each state are in `i18n`.
 */
export const caseMoves: Readonly<Record<CaseStatus, Readonly<Partial<Record<CaseStatus, CaseMove>>>>> = {
  waiting_for_application: { submitted: move(['system']), cancelled: move(['staff', 'admin', 'system']) },
  // By the system: a matter that was left out joins the review that has begun.
  submitted: { in_review: move(['staff', 'admin', 'system']), filed: filedOutside, cancelled },
  in_review: {
    waiting_for_client: move(staff),
    preparing: move(staff, 'record_matched', 'flags_cleared'),
    filed: filedOutside,
    cancelled,
  },
  waiting_for_client: {
    in_review: move(clientOrStaff),
    preparing: move(staff, 'record_matched', 'flags_cleared'),
    filed: filedOutside,
    closed: silent,
    cancelled,
  },
  preparing: {
    waiting_for_client: move(staff),
    attorney_review: move(staff, 'papers', 'papers_current', 'flags_cleared'),
    client_review: move(staff, 'papers', 'papers_current', 'no_attorney', 'flags_cleared'),
    filed: filedOutside,
    closed: silent,
    cancelled,
  },
  attorney_review: {
    // The attorney declines the matter: staff decline it too, or ask another attorney.
    in_review: move(attorney, 'reason'),
    // The system, here and in the next two states, when the attorney who approved has left.
    preparing: move(['staff', 'attorney', 'admin', 'system'], 'reason'),
    client_review: move(attorney, 'papers', 'papers_current', 'attorney_approved'),
    filed: filedOutside,
    cancelled,
  },
  client_review: {
    preparing: move([...clientOrStaff, 'system'], 'reason'),
    ready_to_file: move(clientOrStaff, 'papers', 'papers_current', 'danger_answered', 'client_approved'),
    filed: filedOutside,
    closed: silent,
    cancelled,
  },
  ready_to_file: {
    waiting_for_client: move(staff),
    preparing: move([...staff, 'system'], 'reason'),
    filed: move(
      clientOrStaff,
      'papers',
      'papers_current',
      'danger_answered',
      'approved_or_filed_outside',
      'filing_open',
      'signed_copy',
      'court_fee',
      'paid_in_full',
      'filed_on',
    ),
    closed: move(staff, 'end_reason'),
    cancelled,
  },
  filed: {
    // The clerk sent the papers back.
    preparing: move(staff, 'reason'),
    hearing_set: hearing,
    granted,
    denied,
    closed: ended,
  },
  hearing_set: { filed: move(staff, 'reason'), hearing_set: hearing, granted, denied, closed: ended },
  granted: { notifying: move(staff), hearing_set: review, closed: move(staff, 'reason_while_visible') },
  denied: { closed: move(staff) },
  notifying: { hearing_set: review, closed: move(staff, 'reason_while_visible') },
  closed: {
    // The system when a client who had fallen silent writes again.
    in_review: move(['admin', 'system'], 'reason'),
    hearing_set: review,
  },
  cancelled: {},
};

/**
 * Where several court cases of one case may go by one move. A decision and an end are told of each alone; SQL asks the same
 * (`private.is_moved_together`).
 */
export const movedTogether: readonly CaseStatus[] = [
  'in_review',
  'waiting_for_client',
  'preparing',
  'attorney_review',
  'client_review',
  'ready_to_file',
  'filed',
  'hearing_set',
  'notifying',
];

/** The move from one state to another, or null where the table has none. */
export function moveOf(from: CaseStatus, to: CaseStatus): CaseMove | null {
  return caseMoves[from][to] ?? null;
}

/** Whether this mover may bring a matter from one state to another, its needs aside. */
export function mayMoveCase(from: CaseStatus, to: CaseStatus, mover: Mover): boolean {
  return moveOf(from, to)?.by.includes(mover) ?? false;
}

/** Where this mover may bring a matter, in the order of the states. */
export function movesFor(from: CaseStatus, mover: Mover): readonly CaseStatus[] {
  return (Object.keys(caseMoves[from]) as CaseStatus[]).filter((to) => mayMoveCase(from, to, mover));
}
