// The calls of staff about cases.
import { command, query, typed } from '../api-call.ts';
import type { ClientCard } from '../goals/plans.ts';
import type { MailboxSheet } from '../access/lost-mailbox.ts';
import type { PaymentPlan } from '../orders/parts.ts';
import type { Supporters } from '../supporters/supporters.ts';
import type { ListPage } from '../workplace/lists.ts';
import type { AttorneyQueue, Attorneys, ConflictCheck } from './attorneys.ts';
import type { CaseSheet } from './case-sheet.ts';
import type { ContactLog } from './contact-entries.ts';
import type { FileRequests, StaffFileRequest } from './file-requests.ts';
import type { LetterTrack } from './letter-tracks.ts';
import type { StepList } from './matter-steps.ts';
import { updatesQuery, type CaseUpdates } from './notes.ts';
import type { StaffPapers } from './papers.ts';
import { presenceRequest, type Presence } from './presence.ts';
import { caseSearch, type CaseBoard, type CaseRow, type CaseViewCounts, type WorkloadRow } from './queue.ts';
import type { SavedView } from './saved-views.ts';
import { readRequest, threadQuery, type StaffThread } from './thread.ts';
import type { CasePackage } from './upgrades.ts';
import type { WorkFigures } from './work-figures.ts';

/** By what falls due first, or as a head of the list sorts it. */
export const search = /*#__PURE__*/ query('POST /api/staff/cases/search', {
  who: 'staff',
  input: caseSearch,
  answer: typed<ListPage<CaseRow>>(),
});

export const board = /*#__PURE__*/ query('POST /api/staff/cases/board', {
  who: 'staff',
  input: caseSearch,
  answer: typed<CaseBoard>(),
});

export const read = /*#__PURE__*/ query('GET /api/staff/cases/:id', {
  who: 'staff',
  answer: typed<CaseSheet>(),
});

/** How many cases stand in each view, and in each state. */
export const viewCounts = /*#__PURE__*/ query('GET /api/staff/case-view-counts', {
  who: 'staff',
  answer: typed<CaseViewCounts>(),
});

export const savedViews = /*#__PURE__*/ query('GET /api/staff/case-views', {
  who: 'staff',
  answer: typed<{ readonly items: readonly SavedView[] }>(),
});

export const workload = /*#__PURE__*/ query('GET /api/staff/workload', {
  who: 'staff',
  answer: typed<{ readonly people: readonly WorkloadRow[] }>(),
});

export const workFigures = /*#__PURE__*/ query('GET /api/staff/work-figures', {
  who: 'staff',
  answer: typed<WorkFigures>(),
});

/** A page of the messages; without `before`, the newest. */
export const thread = /*#__PURE__*/ query('GET /api/staff/cases/:id/messages', {
  who: 'staff',
  input: threadQuery,
  answer: typed<StaffThread>(),
});

export const markRead = /*#__PURE__*/ command('POST /api/staff/cases/:id/messages/read', {
  who: 'staff',
  input: readRequest,
});

export const history = /*#__PURE__*/ query('GET /api/staff/cases/:id/updates', {
  who: 'staff',
  input: updatesQuery,
  answer: typed<CaseUpdates>(),
});

/** What we ask the client for. */
export const requests = /*#__PURE__*/ query('GET /api/staff/cases/:id/requests', {
  who: 'staff',
  answer: typed<FileRequests<StaffFileRequest>>(),
});

export const contacts = /*#__PURE__*/ query('GET /api/staff/cases/:id/contacts', {
  who: 'staff',
  answer: typed<ContactLog>(),
});

export const papers = /*#__PURE__*/ query('GET /api/staff/cases/:id/papers', {
  who: 'staff',
  answer: typed<StaffPapers>(),
});

export const client = /*#__PURE__*/ query('GET /api/staff/cases/:id/client', {
  who: 'staff',
  answer: typed<ClientCard>(),
});

export const supporters = /*#__PURE__*/ query('GET /api/staff/cases/:id/supporters', {
  who: 'staff',
  answer: typed<Supporters>(),
});

/** What a caller is asked who can no longer read their mail. */
export const mailbox = /*#__PURE__*/ query('GET /api/staff/cases/:id/mailbox', {
  who: 'staff',
  answer: typed<MailboxSheet>(),
});

export const bought = /*#__PURE__*/ query('GET /api/staff/cases/:id/package', {
  who: 'staff',
  answer: typed<CasePackage>(),
});

export const plan = /*#__PURE__*/ query('GET /api/staff/cases/:id/plan', {
  who: 'staff',
  answer: typed<{ readonly plan: PaymentPlan | null }>(),
});

/** Who else looks at it now. */
export const notePresence = /*#__PURE__*/ command('POST /api/staff/cases/:id/presence', {
  who: 'staff',
  input: presenceRequest,
  answer: typed<Presence>(),
});

export const letters = /*#__PURE__*/ query('GET /api/staff/matters/:id/letters', {
  who: 'staff',
  answer: typed<{ readonly items: readonly LetterTrack[] }>(),
});

export const steps = /*#__PURE__*/ query('GET /api/staff/matters/:id/steps', {
  who: 'staff',
  answer: typed<StepList>(),
});

export const attorneys = /*#__PURE__*/ query('GET /api/staff/attorneys', {
  who: 'staff',
  answer: typed<Attorneys>(),
});

export const attorneyQueue = /*#__PURE__*/ query('GET /api/staff/attorney-queue', {
  who: 'staff',
  answer: typed<AttorneyQueue>(),
});

export const conflictCheck = /*#__PURE__*/ query('GET /api/staff/cases/:id/conflict-check', {
  who: 'staff',
  answer: typed<ConflictCheck>(),
});
