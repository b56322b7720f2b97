import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as workplace from '#domain/workplace/api.staff.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { command } from '../http/service.ts';
import { Refusal } from '../http/refusal.ts';
import { refuseStale, staleAnswer } from './write-key.ts';

const undone = z.union([staleAnswer, outcome('done', 'unknown', 'over', 'seen', 'mailed')]);

const refusals = {
  unknown: 'not_found',
  over: 'undo_over',
  seen: 'undo_seen',
  mailed: 'undo_mailed',
} as const;

/**
 * Takes back what the actor did. Refuses `not_found` for somebody else's act, `undo_over` after its seconds, `stale` when
 * somebody did something since, `undo_seen` when the client may have read it, and `undo_mailed` when its mail has left.
 */
export const undoAct = command({
  run: async (app: Pick<App, 'db'>, actor: Actor, { id }: CleanInputOf<typeof workplace.undo>) => {
    const answer = await callSql(
      app,
      'undo_act',
      { actId: id, actorId: actor.userId, actorRole: actor.role },
      undone,
    );
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome !== 'done') throw new Refusal(refusals[answer.outcome]);
  },
});
