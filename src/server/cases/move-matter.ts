import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { MoveAnswer, MoveRequest } from '#domain/cases/move-request.ts';
import { moveNeeds } from '#domain/cases/moves.ts';
import { caseStatuses } from '#domain/cases/status.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';

const moved = z.union([
  z.object({
    outcome: z.literal('done'),
    status: z.enum(caseStatuses),
    caseStatus: z.enum(caseStatuses),
    caseId: z.string(),
    refundOpened: z.boolean(),
  }),
  z.object({ outcome: z.literal('missing'), missing: z.array(z.enum(moveNeeds)) }),
  z.object({
    outcome: z.literal('stale'),
    changedBy: z.nullable(z.string()),
    changedAt: z.string(),
  }),
  outcome('forbidden', 'held', 'unknown'),
]);

/**
 * Moves one court matter, from the version the person saw (CASES, section 2). One transaction: state, history, notice,
 * tasks, dates, the client's mail, and the refund that an ending gives a right to. Refuses `not_found`, `stale` with whose change it was,
 * `held` while a hold stands, a state the table of moves does not have, and `move_incomplete` with what is missing.
 */
export async function moveMatter(
  app: Pick<App, 'db'>,
  actor: Actor,
  id: string,
  { words, ...request }: MoveRequest,
): Promise<MoveAnswer> {
  const p = { ...request, matterId: id, words, ...byActor(actor) };
  const answer = await callSql(app, 'move_matter', p, moved);
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
  if (answer.outcome === 'forbidden') throw refuseField('to', 'field.wrongType');
  if (answer.outcome === 'missing')
    throw new Refusal('move_incomplete', { extra: { missing: answer.missing } });
  if (answer.outcome === 'stale')
    throw new Refusal('stale', { extra: { changedBy: answer.changedBy, changedAt: answer.changedAt } });
  if (answer.outcome !== 'done') throw new Refusal('case_held');
  return {
    status: answer.status,
    caseStatus: answer.caseStatus,
    caseId: answer.caseId,
    refundOpened: answer.refundOpened,
  };
}
