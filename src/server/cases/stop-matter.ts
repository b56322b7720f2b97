import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.ts';
import { caseStatuses, type CaseStatus } from '#domain/cases/status.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { asClient, keyOf, refuseStale, staleAnswer } from '../writes/write-key.ts';
import { dueFromNow } from './due-from-now.ts';

const stopped = z.union([
  z.object({
    outcome: z.literal('done'),
    stopped: z.enum(['cancelled', 'asked']),
    status: z.enum(caseStatuses),
  }),
  staleAnswer,
  outcome('unknown', 'not_now'),
]);

export interface Stopped {
  /** `asked`: the papers are at the court, so staff take it from here. */
  readonly stopped: 'cancelled' | 'asked';
  readonly status: CaseStatus;
}

/**
 * The client wants nothing more done about a matter. Before filing it is canceled, and staff decide about the fee; at
 * the court it becomes a task for staff. Refuses `not_found`, `stale`, and `paper_not_now` when it is over.
 */
export const stopMatter = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'clock' | 'site'>,
    actor: Actor,
    { id: matterId, ...request }: CleanInputOf<typeof cases.stopMatter>,
  ): Promise<Stopped> => {
    const p = {
      ...request,
      words: request.words || null,
      idempotencyKey: keyOf('stop', actor, request.idempotencyKey),
      matterId,
      answerDueAt: dueFromNow(app, 'support_reply'),
      refundDueAt: dueFromNow(app, 'refund_decision'),
      ...asClient(actor),
    };
    const answer = await callSql(app, 'stop_matter', p, stopped);
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome === 'not_now') throw new Refusal('paper_not_now');
    if (answer.outcome !== 'done') throw new Refusal('not_found');
    return { stopped: answer.stopped, status: answer.status };
  },
});
