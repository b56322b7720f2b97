// The calls of staff about cases.
import { command, query, typed } from '../api-call.ts';
import type { ClientCard } from '../goals/plans.ts';
import type { MailboxSheet } from '../access/lost-mailbox.ts';
import type { PaymentPlan } from '../orders/parts.ts';
import type { Supporters } from '../supporters/supporters.ts';
import type { ListPage } from '../workplace/lists.ts';
import { mailboxApproval, mailboxRequest, unlockRequest } from '../access/lost-mailbox.ts';
import { safeWaysRequest } from '../channels/safe-ways-request.ts';
import { nameChange } from '../people/legal-name.ts';
import type { Undoable } from '../workplace/undo.ts';
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
import { conflictRequest, profileRequest, takeBackRequest } from './attorneys.ts';
import { contactRequest } from './contact-log.ts';
import { endRequest } from './end-request.ts';
import { answerFilesRequest, askFilesRequest, decideFilesRequest } from './file-requests.ts';
import { noteRequest, updateRequest } from './notes.ts';
import { newViewRequest, viewRequest } from './saved-views.ts';
import { staffMessageRequest, translationRequest } from './thread.ts';
import { offerRequest, upgradeAnswer } from './upgrades.ts';
import { assignRequest, flagRequest, holdRequest, taskRequest } from './work-requests.ts';
import type { EndAnswer } from './end-request.ts';
import type { AssignAnswer } from './work-requests.ts';

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

export const answerConflict = /*#__PURE__*/ command('POST /api/staff/cases/:id/conflict-check', {
  who: 'staff',
  input: conflictRequest,
});

export const takeBackConflict = /*#__PURE__*/ command('POST /api/staff/cases/:id/conflict-back', {
  who: 'staff',
  input: takeBackRequest,
});

export const logContact = /*#__PURE__*/ command('POST /api/staff/cases/:id/contacts', {
  who: 'staff',
  input: contactRequest,
});

export const end = /*#__PURE__*/ command('POST /api/staff/cases/:id/end', {
  who: 'staff',
  input: endRequest,
  answer: typed<EndAnswer>(),
});

export const flag = /*#__PURE__*/ command('POST /api/staff/cases/:id/flags', {
  who: 'staff',
  input: flagRequest,
  answer: typed<Undoable>(),
});

export const hold = /*#__PURE__*/ command('POST /api/staff/cases/:id/holds', {
  who: 'staff',
  input: holdRequest,
});

export const changeMailbox = /*#__PURE__*/ command('POST /api/staff/cases/:id/mailbox', {
  who: 'staff',
  input: mailboxRequest,
  answer: typed<{ readonly appliesAt: string }>(),
});

export const stopMailboxChange = /*#__PURE__*/ command('DELETE /api/staff/cases/:id/mailbox', {
  who: 'staff',
});

export const approveMailboxChange = /*#__PURE__*/ command('POST /api/staff/cases/:id/mailbox/approval', {
  who: 'staff',
  input: mailboxApproval,
});

export const unlockFirstPassword = /*#__PURE__*/ command('POST /api/staff/cases/:id/first-password', {
  who: 'staff',
  input: unlockRequest,
});

export const sendMessage = /*#__PURE__*/ command('POST /api/staff/cases/:id/messages', {
  who: 'staff',
  input: staffMessageRequest,
  answer: typed<{ readonly messageId: string; readonly reopened: boolean } & Undoable>(),
});

export const translateMessage = /*#__PURE__*/ command('POST /api/staff/case-messages/:id/translation', {
  who: 'staff',
  input: translationRequest,
});

export const writeNote = /*#__PURE__*/ command('POST /api/staff/cases/:id/notes', {
  who: 'staff',
  input: noteRequest,
  answer: typed<Undoable>(),
});

export const offerUpgrade = /*#__PURE__*/ command('POST /api/staff/cases/:id/package', {
  who: 'staff',
  input: offerRequest,
  answer: typed<{ readonly upgradeId: string }>(),
});

export const askFiles = /*#__PURE__*/ command('POST /api/staff/cases/:id/requests', {
  who: 'staff',
  input: askFilesRequest,
  answer: typed<{ readonly requestId: string }>(),
});

export const decideFiles = /*#__PURE__*/ command('POST /api/staff/requests/:id/decision', {
  who: 'staff',
  input: decideFilesRequest,
});

export const answerForClient = /*#__PURE__*/ command('POST /api/staff/requests/:id/files', {
  who: 'staff',
  input: answerFilesRequest,
  answer: typed<{ readonly files: number }>(),
});

export const saveTask = /*#__PURE__*/ command('POST /api/staff/cases/:id/tasks', {
  who: 'staff',
  input: taskRequest,
  answer: typed<Undoable>(),
});

export const writeUpdate = /*#__PURE__*/ command('POST /api/staff/cases/:id/updates', {
  who: 'staff',
  input: updateRequest,
});

export const changeName = /*#__PURE__*/ command('POST /api/staff/cases/:id/name', {
  who: 'staff',
  input: nameChange,
  answer: typed<{ readonly papers: number }>(),
});

export const noteSafeWays = /*#__PURE__*/ command('POST /api/staff/cases/:id/ways', {
  who: 'staff',
  input: safeWaysRequest,
});

export const withdrawUpgrade = /*#__PURE__*/ command('POST /api/staff/upgrades/:id/withdrawal', {
  who: 'staff',
  input: upgradeAnswer,
});

export const openFile = /*#__PURE__*/ query('GET /api/staff/files/:id', {
  who: 'staff',
  answer: typed<string>(),
});

export const assign = /*#__PURE__*/ command('POST /api/staff/cases/assign', {
  who: 'staff',
  input: assignRequest,
  answer: typed<AssignAnswer>(),
});

export const addView = /*#__PURE__*/ command('POST /api/staff/case-views', {
  who: 'staff',
  input: newViewRequest,
  answer: typed<{ readonly id: string }>(),
});

export const changeView = /*#__PURE__*/ command('POST /api/staff/case-views/:id', {
  who: 'staff',
  input: viewRequest,
});

export const saveAttorney = /*#__PURE__*/ command('POST /api/staff/attorneys/:id', {
  who: 'staff',
  input: profileRequest,
});
