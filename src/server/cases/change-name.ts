import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as own from '#domain/cases/api.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { done } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { asClient, keyOf, writeOf } from '../writes/write-key.ts';
import { dueFromNow } from './due-from-now.ts';
import { badTicket, withCaseFiles, type FilesApp } from './take-case-files.ts';

const nameAnswer = z.union([badTicket, outcome('done', 'not_now', 'unknown')]);

/**
 * The client says what they are called today and sends a picture that shows it; staff get a task. Refuses `not_found`,
 * `files`, and `case_over`.
 */
export const askNameChange = withCaseFiles(
  async (
    app: FilesApp & Pick<App, 'site'>,
    actor: Actor,
    files,
    { id: caseId, idempotencyKey, firstName, lastName }: CleanInputOf<typeof own.askNameChange>,
  ): Promise<void> => {
    const p = {
      idempotencyKey: keyOf('name-request', actor, idempotencyKey),
      caseId,
      firstName,
      lastName,
      ticketHashes: files.ticketHashes,
      dueAt: dueFromNow(app, 'support_reply'),
      ...asClient(actor),
    };
    const answer = await callSql(app, 'ask_name_change', p, nameAnswer);
    if (answer.outcome === 'bad_ticket') throw files.refusal(answer);
    if (answer.outcome === 'not_now') throw new Refusal('case_over');
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
  { sendsMail: true, respond: done },
);

const changed = z.union([
  z.object({ outcome: z.literal('done'), papers: z.int() }),
  outcome('same', 'unknown'),
]);

export interface ChangedName {
  /** Papers that print it and are made again. */
  readonly papers: number;
}

/**
 * Changes the name a client has today; what the court has stays. Papers that print it are made again, and their
 * approvals fall with them. Refuses `not_found`, and a name that is the one stored.
 */
export const changeClientName = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: caseId, idempotencyKey, ...request }: CleanInputOf<typeof cases.changeName>,
  ): Promise<ChangedName> => {
    const p = { ...request, caseId, ...writeOf('name', actor, idempotencyKey) };
    const answer = await callSql(app, 'change_client_name', p, changed);
    if (answer.outcome === 'same') throw refuseField('lastName', 'name.same');
    if (answer.outcome !== 'done') throw new Refusal('not_found');
    return { papers: answer.papers };
  },
});
