import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as orders from '#domain/orders/api.ts';
import { partDays } from '#domain/orders/parts.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { keyOf } from '../writes/write-key.ts';

/**
 * Moves the day of a part of the actor's own, once and before it is late. Refuses `not_found`, `plan_over` for a part
 * that is paid, late or no longer wanted, and a day that is too far, not later, or past the next part.
 */
export const movePart = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: partId, idempotencyKey, to }: CleanInputOf<typeof orders.movePart>,
  ): Promise<void> => {
    const p = {
      partId,
      to,
      mostDays: partDays.moveAtMost,
      actorId: actor.userId,
      idempotencyKey: keyOf('move_part', actor, idempotencyKey),
    };
    const answer = await callSql(
      app,
      'move_part',
      p,
      outcome('done', 'closed', 'moved_before', 'wrong_day', 'unknown'),
    );
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'closed') throw new Refusal('plan_over');
    if (answer.outcome === 'moved_before') throw refuseField('to', 'part.movedBefore');
    if (answer.outcome !== 'done') throw refuseField('to', 'part.day');
  },
});
