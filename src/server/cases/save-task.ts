import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import { caseOwner } from '#domain/cases/work-requests.ts';
import { maybeUndo, type Undoable } from '#domain/workplace/undo.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { refuseStale, staleAnswer, writeOf } from '../writes/write-key.ts';

const saved = z.union([
  z.object({ outcome: z.literal('done'), undo: maybeUndo }),
  staleAnswer,
  outcome('unknown', 'no_owner'),
]);

/**
 * Adds a task to a case, for somebody or for the owner of the case, changes its owner and due time, or marks it as
 * done. Refuses `not_found`, `stale`, and an owner who does not work here.
 */
export const saveTask = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: caseId, idempotencyKey, ...request }: CleanInputOf<typeof cases.saveTask>,
  ): Promise<Undoable> => {
    const owner =
      'ownerId' in request && request.ownerId === caseOwner ? { ownerId: await ownerOf(app, caseId) } : {};
    const p = { ...request, ...owner, caseId, mayUndo: true, ...writeOf('task', actor, idempotencyKey) };
    const answer = await callSql(app, 'save_case_task', p, saved);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome !== 'done') throw refuseField('ownerId', 'owner.unknown');
    return { undo: answer.undo };
  },
});

async function ownerOf({ db }: Pick<App, 'db'>, caseId: string): Promise<string | null> {
  const row = dataOf(await db.from('cases').select('assigned_to').eq('id', caseId).maybeSingle());
  return row?.assigned_to ?? null;
}
