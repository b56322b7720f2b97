import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { assignResults, type AssignAnswer, type AssignRequest } from '#domain/cases/work-requests.ts';
import { maybeUndo } from '#domain/workplace/undo.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { writeOf } from '../writes/write-key.ts';

const assigned = z.union([
  z.object({
    outcome: z.literal('done'),
    results: z.array(z.object({ id: z.string(), result: z.enum(assignResults) })),
    undo: maybeUndo,
  }),
  outcome('no_owner'),
]);

/**
 * Gives cases to somebody, or to nobody, with the tasks of the previous owner; with `fromId` all open work of one
 * person at once. Returns what happened to each case. Refuses an owner who does not work here.
 */
export const assignCases = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { idempotencyKey, ...request }: AssignRequest,
  ): Promise<AssignAnswer> => {
    const p = { ...request, mayUndo: true, ...writeOf('assign', actor, idempotencyKey) };
    const answer = await callSql(app, 'assign_cases', p, assigned);
    if (answer.outcome !== 'done') throw refuseField('ownerId', 'owner.unknown');
    return { results: answer.results, undo: answer.undo };
  },
});
