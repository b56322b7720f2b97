import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { AnswerFilesRequest } from '#domain/cases/file-requests.ts';
import { uploadLimits } from '#domain/uploads/rules.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { asClient, keyOf, refuseStale, staleAnswer } from '../writes/write-key.ts';
import { dueFromNow } from './due-from-now.ts';
import { badTicket, withCaseFiles, type FilesApp } from './take-case-files.ts';

const answered = z.union([
  z.object({ outcome: z.literal('done'), requestId: z.string(), files: z.int() }),
  badTicket,
  staleAnswer,
  outcome('unknown', 'too_many'),
]);

/**
 * The client sends what was asked for; more files may follow while nobody has looked at them. Refuses `not_found`,
 * `files`, and `stale` when the request was closed meanwhile.
 */
export const answerOwnRequest = answering(asClient, { sendsMail: true });

/** Staff attach what arrived some other way, by mail or in person. */
export const answerRequestForClient = answering(byActor);

function answering(by: typeof byActor, mailing: { readonly sendsMail?: true } = {}) {
  return withCaseFiles(
    async (
      app: FilesApp & Pick<App, 'site'>,
      actor: Actor,
      files,
      { id: requestId, idempotencyKey }: AnswerFilesRequest & { readonly id: string },
    ): Promise<{ files: number }> => {
      const p = {
        idempotencyKey: keyOf('answer', actor, idempotencyKey),
        requestId,
        ticketHashes: files.ticketHashes,
        mostFiles: uploadLimits.files,
        answerDueAt: dueFromNow(app, 'support_reply'),
        ...by(actor),
      };
      const answer = await callSql(app, 'answer_file_request', p, answered);
      if (answer.outcome === 'bad_ticket') throw files.refusal(answer);
      if (answer.outcome === 'stale') throw refuseStale(answer);
      if (answer.outcome === 'too_many') throw refuseField('files', 'files.tooMany');
      if (answer.outcome !== 'done') throw new Refusal('not_found');
      return { files: answer.files };
    },
    mailing,
  );
}
