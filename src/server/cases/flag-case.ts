import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { FlagRequest, HoldRequest } from '#domain/cases/work-requests.ts';
import { maybeUndo, type Undoable } from '#domain/workplace/undo.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
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
export async function flagCase(
  app: Pick<App, 'db'>,
  actor: Actor,
  id: string,
  { idempotencyKey, ...request }: FlagRequest,
): Promise<Undoable> {
  const p = { ...request, caseId: id, mayUndo: true, ...writeOf('flag', actor, idempotencyKey) };
  const answer = await callSql(app, 'set_case_flag', p, flagged);
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
  if (answer.outcome === 'stale') throw refuseStale(answer);
  return { undo: answer.undo };
}

/**
 * Puts a case on hold or releases it. Refuses `not_found`, `stale`, and releasing a hold that a bank (dispute) or the
 * attorney (safety) has yet to decide about.
 */
export async function holdCase(
  app: Pick<App, 'db'>,
  actor: Actor,
  id: string,
  { idempotencyKey, reason, ...request }: HoldRequest,
): Promise<void> {
  const p = { ...request, reason: reason || null, caseId: id, ...writeOf('hold', actor, idempotencyKey) };
  const answer = await callSql(app, 'set_case_hold', p, flagAnswer);
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
  if (answer.outcome === 'stale') throw refuseStale(answer);
  if (answer.outcome === 'disputed') throw refuseField('kind', 'hold.disputed');
  if (answer.outcome === 'attorney_only') throw refuseField('kind', 'hold.attorneyOnly');
}
