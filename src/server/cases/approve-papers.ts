import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.ts';
import { nextTasks } from '#domain/cases/next-tasks.ts';
import type { PaperApproval } from '#domain/cases/papers.ts';
import { caseStatuses, type CaseStatus } from '#domain/cases/status.ts';
import type * as matters from '#domain/matters/api.staff.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import type { ParametersOf } from '../database/parameters.ts';
import { Refusal, refuseField, type RefusalCode } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { asClient, keyOf } from '../writes/write-key.ts';
import { refuseReplaced, replacedAnswer } from './refuse-replaced.ts';
import { badTicket, withCaseFiles, type CaseFiles, type FilesApp } from './take-case-files.ts';

const approved = z.union([
  z.object({ outcome: z.literal('done'), moved: z.boolean(), status: z.enum(caseStatuses) }),
  badTicket,
  replacedAnswer,
  outcome(
    'unknown',
    'not_now',
    'not_ready',
    'danger',
    'danger_open',
    'other_name',
    'own_work',
    'no_copy',
    'licence_lapsed',
    'alike',
  ),
]);

const refusals = {
  unknown: 'not_found',
  not_now: 'paper_not_now',
  not_ready: 'paper_not_ready',
  danger: 'paper_danger',
  danger_open: 'paper_danger_open',
  own_work: 'own_work',
  licence_lapsed: 'licence_lapsed',
  alike: 'papers_alike',
} as const satisfies Record<string, RefusalCode>;

type ApprovingApp = Pick<App, 'db' | 'clock' | 'site'>;

/** Who approves, and how they say it. */
type Approval = Pick<
  ParametersOf<'approve_papers'>,
  'actorId' | 'actorRole' | 'as' | 'ticketHashes' | 'alikeReason'
>;

export interface Approved {
  /** That was the last approval, and the matter moved on. */
  readonly moved: boolean;
  readonly status: CaseStatus;
}

/**
 * The client approves versions of papers that they have read, by hash and typed name; with the last one the matter is
 * ready to file. Refuses `not_found`, `stale` when one of them is no longer the newest version, `paper_not_now`,
 * `paper_not_ready` while the attorney has not approved it or a fact on it changed, `paper_danger_open` before the client
 * said of everybody who gets a copy whether they are a danger, `paper_danger`, and a typed name that is
 * not the one they have today.
 */
export const approveOwnPapers = command({
  sendsMail: true,
  run: (
    app: ApprovingApp,
    actor: Actor,
    { id: matterId, ...request }: CleanInputOf<typeof cases.approvePapers>,
  ): Promise<Approved> => {
    return approve(app, actor, matterId, request, asClient(actor));
  },
});

/**
 * The attorney approves; after the last paper, the client's turn comes. Refuses as above, `licence_lapsed`,
 * `papers_alike` without a reason when another client's statement is too alike, and `forbidden` to others.
 */
export const approveAsAttorney = command({
  sendsMail: true,
  run: async (
    app: ApprovingApp,
    actor: Actor,
    { id: matterId, alikeReason, ...request }: CleanInputOf<typeof matters.approve>,
  ): Promise<Approved> => {
    if (actor.role !== 'attorney') throw new Refusal('forbidden');
    return approve(app, actor, matterId, request, { ...byActor(actor), alikeReason: alikeReason || null });
  },
});

/**
 * Staff record that the client approved on paper, with a picture of it. Refuses as above, `files`, and `own_work`:
 * the person who prepared a paper may not record its approval.
 */
export const recordApproval = withCaseFiles(
  (
    app: FilesApp & ApprovingApp,
    actor: Actor,
    files,
    { id: matterId, tickets: _tickets, ...request }: CleanInputOf<typeof matters.recordApproval>,
  ): Promise<Approved> => {
    const how = { ...byActor(actor), as: 'client' as const, ticketHashes: files.ticketHashes };
    return approve(app, actor, matterId, request, how, files);
  },
  { sendsMail: true },
);

/** What staff have to do once the last approval has moved the matter. */
function tasksByState({ clock, site }: ApprovingApp) {
  const calendar = officeCalendar(site.closures);
  const tasks = (to: CaseStatus) => nextTasks(to, {}, clock(), calendar);
  return { client_review: tasks('client_review'), ready_to_file: tasks('ready_to_file') };
}

async function approve(
  app: ApprovingApp,
  actor: Actor,
  matterId: string,
  request: PaperApproval,
  how: Approval,
  files?: CaseFiles,
): Promise<Approved> {
  const p = {
    ...request,
    idempotencyKey: keyOf('approve', actor, request.idempotencyKey),
    matterId,
    tasks: tasksByState(app),
    ...how,
  };
  const answer = await callSql(app, 'approve_papers', p, approved);
  switch (answer.outcome) {
    case 'done':
      return { moved: answer.moved, status: answer.status };
    case 'bad_ticket':
      throw files?.refusal(answer) ?? refuseField('files', 'file.missing');
    case 'stale':
      throw refuseReplaced(answer);
    case 'other_name':
      throw refuseField('typedName', 'typedName.other');
    case 'no_copy':
      throw refuseField('files', 'file.required');
    default:
      throw new Refusal(refusals[answer.outcome]);
  }
}
