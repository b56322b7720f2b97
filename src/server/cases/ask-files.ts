import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { keyOf } from '../writes/write-key.ts';

const requestAnswer = z.union([
  z.object({ outcome: z.literal('done'), requestId: z.string() }),
  outcome('unknown', 'over'),
]);

/**
 * Asks the client for files: what, why, and by when. They are told by mail. Refuses `not_found`, a day that has
 * passed, and `case_over`.
 */
export const askFiles = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'clock'>,
    actor: Actor,
    { id: caseId, ...request }: CleanInputOf<typeof cases.askFiles>,
  ): Promise<{ requestId: string }> => {
    if (request.dueOn && request.dueOn < officeDate(app.clock())) throw refuseField('dueOn', 'date.past');
    const p = {
      ...request,
      why: request.why || null,
      idempotencyKey: keyOf('ask', actor, request.idempotencyKey),
      caseId,
      ...byActor(actor),
    };
    const answer = await callSql(app, 'ask_files', p, requestAnswer);
    if (answer.outcome === 'over') throw new Refusal('case_over');
    if (answer.outcome !== 'done') throw new Refusal('not_found');
    return { requestId: answer.requestId };
  },
});
