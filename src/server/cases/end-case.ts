import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import type { EndAnswer } from '#domain/cases/end-request.ts';
import { caseStatuses } from '#domain/cases/status.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { writeOf } from '../writes/write-key.ts';
import { dueFromNow } from './due-from-now.ts';

const ended = z.union([
  z.object({ outcome: z.literal('done'), status: z.enum(caseStatuses), refundOpened: z.boolean() }),
  outcome('forbidden', 'stale', 'unknown'),
]);

/**
 * Ends a whole case with a reason: every matter that is not at the court yet, or the case itself while it waits for its
 * application. A refund that the reason entitles to is requested in the same transaction (`endingRefunds`), or staff get
 * the task to decide about it. Refuses `not_found`, and `case_at_court` when nothing in it can still be canceled.
 */
export const endCase = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'clock' | 'site'>,
    actor: Actor,
    { id, idempotencyKey, ...request }: CleanInputOf<typeof cases.end>,
  ): Promise<EndAnswer> => {
    const refundDueAt = dueFromNow(app, 'refund_decision');
    const p = { ...request, caseId: id, refundDueAt, ...writeOf('end', actor, idempotencyKey) };
    const answer = await callSql(app, 'end_case', p, ended);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome !== 'done') throw new Refusal('case_at_court');
    return { status: answer.status, refundOpened: answer.refundOpened };
  },
});
