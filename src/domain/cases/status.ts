import type { Role } from '../access/roles.ts';

/** The states of a case. */
export const caseStatuses = [
  'waiting_for_application',
  'submitted',
  'in_review',
  'waiting_for_client',
  'preparing',
  'client_review',
  'ready_to_file',
  'filed',
  'hearing_set',
  'granted',
  'denied',
  'notifying',
  'closed',
  'cancelled',
] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** Who has to act next: what the client reads first. */
export type BallHolder = 'client' | 'us' | 'court' | 'nobody';

/** `system` moves a case when a fact arrives (an application, a payment); people move the rest. */
export type Mover = Role | 'system';

interface CaseState {
  readonly ball: BallHolder;
  /** The next states and who may move the case there. */
  readonly next: Partial<Record<CaseStatus, readonly Mover[]>>;
}

const staff = ['staff', 'admin'] as const;
const clientOrStaff = ['client', 'staff', 'admin'] as const;
/** Staff, or the system when all that was paid went back: a case ends with its money until it lies at the court. */
const staffOrMoney = ['staff', 'admin', 'system'] as const;

/**
 * The table of moves, for pages. The database enforces its own (`case_moves`), and a test holds the two equal. The words
 * a client reads for each state are in `i18n`, keyed by the state.
 */
export const caseStates: Readonly<Record<CaseStatus, CaseState>> = {
  waiting_for_application: { ball: 'client', next: { submitted: ['system'], cancelled: staffOrMoney } },
  submitted: { ball: 'us', next: { in_review: staff, cancelled: staffOrMoney } },
  in_review: { ball: 'us', next: { waiting_for_client: staff, preparing: staff, cancelled: staffOrMoney } },
  waiting_for_client: {
    ball: 'client',
    next: { in_review: clientOrStaff, preparing: staff, cancelled: staffOrMoney },
  },
  preparing: {
    ball: 'us',
    next: { client_review: staff, waiting_for_client: staff, cancelled: staffOrMoney },
  },
  client_review: {
    ball: 'client',
    next: { preparing: clientOrStaff, ready_to_file: clientOrStaff, cancelled: staffOrMoney },
  },
  ready_to_file: {
    ball: 'us',
    next: { filed: staff, waiting_for_client: staff, closed: staff, cancelled: staffOrMoney },
  },
  filed: { ball: 'court', next: { hearing_set: staff, granted: staff, denied: staff, closed: staff } },
  hearing_set: { ball: 'court', next: { granted: staff, denied: staff, hearing_set: staff, closed: staff } },
  granted: { ball: 'us', next: { notifying: staff, closed: staff } },
  denied: { ball: 'us', next: { closed: staff } },
  notifying: { ball: 'us', next: { closed: staff } },
  closed: { ball: 'nobody', next: {} },
  cancelled: { ball: 'nobody', next: {} },
};

/** Whether this mover may bring a case from one state to another. */
export function mayMoveCase(from: CaseStatus, to: CaseStatus, mover: Mover): boolean {
  return caseStates[from].next[to]?.includes(mover) ?? false;
}

export function isCaseStatus(value: unknown): value is CaseStatus {
  return typeof value === 'string' && (caseStatuses as readonly string[]).includes(value);
}

/** Entries the system writes into a timeline. They are codes with parameters; words are per language. */
export const caseUpdateCodes = [
  'application_received',
  'payment_received',
  'status_changed',
  'payment_refunded',
  'payment_partially_refunded',
  'payment_disputed',
  'dispute_won',
  'document_added',
  'message_sent',
] as const;
export type CaseUpdateCode = (typeof caseUpdateCodes)[number];
