import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import { maybeUndo, type Undoable } from '#domain/workplace/undo.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { refuseStale, staleAnswer, writeOf } from '../writes/write-key.ts';

const flagged = z.union([
  z.object({ outcome: z.literal('done'), undo: maybeUndo }),
  staleAnswer,
  outcome('unknown'),
]);
const flagAnswer = z.union([staleAnswer, outcome('done', 'unknown', 'disputed', 'attorney_only')]);

/**
 * Raises or clears a flag that staff look at first, with a note. Refuses `not_found`, and `stale` when the flag already
 * is as asked.
 */
export const flagCase = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id, idempotencyKey, ...request }: CleanInputOf<typeof cases.flag>,
  ): Promise<Undoable> => {
    const p = { ...request, caseId: id, mayUndo: true, ...writeOf('flag', actor, idempotencyKey) };
    const answer = await callSql(app, 'set_case_flag', p, flagged);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'stale') throw refuseStale(answer);
    return { undo: answer.undo };
  },
});

/**
 * Puts a case on hold or releases it. Refuses `not_found`, `stale`, and releasing a hold that a bank (dispute) or the
 * attorney (safety) has yet to decide about.
 */
export const holdCase = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id, idempotencyKey, reason, ...request }: CleanInputOf<typeof cases.hold>,
  ): Promise<void> => {
    const p = { ...request, reason: reason || null, caseId: id, ...writeOf('hold', actor, idempotencyKey) };
    const answer = await callSql(app, 'set_case_hold', p, flagAnswer);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome === 'disputed') throw refuseField('kind', 'hold.disputed');
    if (answer.outcome === 'attorney_only') throw refuseField('kind', 'hold.attorneyOnly');
  },
});
