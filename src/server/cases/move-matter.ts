import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { MoveAnswer, MoveRequest } from '#domain/cases/move-request.ts';
import { moveNeeds } from '#domain/cases/moves.ts';
import { nextTasks } from '#domain/cases/next-tasks.ts';
import { caseStatuses } from '#domain/cases/status.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { refuseStaleWrite, staleWrite, writeOf } from './staff-write.ts';

const moved = z.union([
  z.object({
    outcome: z.literal('done'),
    status: z.enum(caseStatuses),
    caseStatus: z.enum(caseStatuses),
    caseId: z.string(),
    refundOpened: z.boolean(),
  }),
  z.object({ outcome: z.literal('missing'), missing: z.array(z.enum(moveNeeds)) }),
  staleWrite,
  outcome('forbidden', 'held', 'unknown'),
]);

/**
 * Moves one court matter, from the version the person saw (CASES, section 2). One transaction: state, history, notice,
 * tasks, dates, the client's mail, and the refund that an ending gives a right to. Refuses `not_found`, `stale` with whose change it was,
 * `held` while a hold stands, a state the table of moves does not have, and `move_incomplete` with what is missing.
 */
export async function moveMatter(
  app: Pick<App, 'db' | 'clock' | 'site'>,
  actor: Actor,
  id: string,
  { idempotencyKey, ...request }: MoveRequest,
): Promise<MoveAnswer> {
  const calendar = officeCalendar(app.site.closures);
  const tasks = nextTasks(request.to, request.facts, app.clock(), calendar).map(({ code, dueAt }) => ({
    code,
    dueAt,
    // Names its cause: this move, whoever sends it again. Two of a kind (an order that ends) differ by their day.
    dedupeKey: `${request.to}:${code}:${id}:${request.version}:${dueAt.slice(0, 10)}`,
  }));
  const p = { ...request, tasks, matterId: id, ...writeOf('move', actor, idempotencyKey) };
  const answer = await callSql(app, 'move_matter', p, moved);
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
  if (answer.outcome === 'forbidden') throw refuseField('to', 'to.forbidden');
  if (answer.outcome === 'missing')
    throw new Refusal('move_incomplete', { extra: { missing: answer.missing } });
  if (answer.outcome === 'stale') throw refuseStaleWrite(answer);
  if (answer.outcome !== 'done') throw new Refusal('case_held');
  return {
    status: answer.status,
    caseStatus: answer.caseStatus,
    caseId: answer.caseId,
    refundOpened: answer.refundOpened,
  };
}
