import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { ownMessageRequest, staffMessageRequest } from '#domain/cases/thread.ts';
import { maybeUndo, type Undoable } from '#domain/workplace/undo.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { asClient, keyOf } from '../writes/write-key.ts';
import { dueFromNow } from './due-from-now.ts';
import { badTicket, withCaseFiles, type FilesApp } from './take-case-files.ts';

const messageAnswer = z.union([
  z.object({ outcome: z.literal('done'), messageId: z.string(), reopened: z.boolean(), undo: maybeUndo }),
  badTicket,
  outcome('unknown'),
]);

/** Who writes decides which of the last two may be said. */
type Message = z.infer<typeof ownMessageRequest> & Pick<z.infer<typeof staffMessageRequest>, 'tellBy'>;

export interface SentMessage extends Undoable {
  readonly messageId: string;
  /** The case had been closed for silence and is open again. */
  readonly reopened: boolean;
}

/**
 * A client's message about their own case. Staff are told and get a task due at the promised time; a case that was
 * closed for silence opens again. Sent twice with one key, it is stored once. Refuses `not_found` and `files`.
 */
export const sendOwnMessage = sending(asClient, false);

/**
 * A message from staff: the client is told once it cannot be taken back any more, and what waited for an answer counts as
 * answered.
 */
export const sendStaffMessage = sending(byActor, true);

function sending(by: typeof byActor, mayUndo: boolean) {
  return withCaseFiles(
    async (
      app: FilesApp & Pick<App, 'site'>,
      actor: Actor,
      files,
      { id: caseId, idempotencyKey, tickets: _tickets, ...message }: Message & { readonly id: string },
    ): Promise<SentMessage> => {
      const p = {
        ...message,
        idempotencyKey: keyOf('message', actor, idempotencyKey),
        caseId,
        ticketHashes: files.ticketHashes,
        answerDueAt: dueFromNow(app, 'support_reply'),
        mayUndo,
        ...by(actor),
      };
      const answer = await callSql(app, 'send_case_message', p, messageAnswer);
      if (answer.outcome === 'bad_ticket') throw files.refusal(answer);
      if (answer.outcome !== 'done') throw new Refusal('not_found');
      return { messageId: answer.messageId, reopened: answer.reopened, undo: answer.undo };
    },
    { sendsMail: true },
  );
}
