import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { done } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { keyOf } from '../writes/write-key.ts';
import { dueFromNow } from './due-from-now.ts';

/**
 * The client cannot come to a hearing: their words go into the thread, and staff get a task for today. Only the court can
 * change the date itself. Sent twice, it counts once. Refuses `not_found`, and `stale` when no hearing is ahead.
 */
export const reportCannotCome = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'clock' | 'site'>,
    actor: Actor,
    { id: caseId, matterId, idempotencyKey, language, message }: CleanInputOf<typeof cases.cannotCome>,
  ): Promise<void> => {
    const p = {
      idempotencyKey: keyOf('cannot-come', actor, idempotencyKey),
      caseId,
      matterId,
      actorId: actor.userId,
      language,
      message,
      dueAt: app.clock().toISOString(),
      answerDueAt: dueFromNow(app, 'support_reply'),
    };
    const answer = await callSql(app, 'report_cannot_come', p, outcome('done', 'unknown', 'not_now'));
    if (answer.outcome === 'not_now')
      throw new Refusal('stale', { extra: { changedBy: null, changedAt: null } });
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
  respond: done,
});
