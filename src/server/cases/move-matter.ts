import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type { MoveAnswer, MoveRequest, ReportedMove } from '#domain/cases/move-request.ts';
import { moveNeeds } from '#domain/cases/moves.ts';
import { nextTasks } from '#domain/cases/next-tasks.ts';
import { caseStatuses } from '#domain/cases/status.ts';
import type * as matters from '#domain/matters/api.staff.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { maybeUndo } from '#domain/workplace/undo.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { refuseStale, staleAnswer, writeOf } from '../writes/write-key.ts';
import { matterRead, refuseFaults } from './read-matter.ts';
import { badTicket, type CaseFiles } from './take-case-files.ts';

type MovingApp = Pick<App, 'db' | 'clock' | 'site'>;

/** Of several, the place of the one that cannot be moved. */
const refusedMatter = z.optional(z.int());

const moved = z.union([
  z.object({
    outcome: z.literal('done'),
    status: z.enum(caseStatuses),
    caseStatus: z.enum(caseStatuses),
    caseId: z.string(),
    refundOpened: z.boolean(),
    undo: maybeUndo,
  }),
  z.object({ outcome: z.literal('missing'), missing: z.array(z.enum(moveNeeds)), matter: refusedMatter }),
  z.extend(staleAnswer, { matter: refusedMatter }),
  badTicket,
  z.object({ outcome: z.enum(['forbidden', 'held']), matter: refusedMatter }),
  outcome('unknown'),
]);

/**
 * Moves one court matter, from the version the person saw. One transaction: state, history, notice, tasks, dates, the
 * client's mail, and the refund that an ending gives a right to. Refuses `not_found`, `stale` with whose change it was,
 * `case_held` while the case is on hold, a state the table of moves does not have, days that cannot be, and
 * `move_incomplete` with what is missing. Of several that go together all are moved or none, and a refusal has the place of
 * the one it is about.
 */
export const moveMatter = command({
  sendsMail: true,
  first: {
    sql: 'read_matter',
    params: ({ id: matterId }: CleanInputOf<typeof matters.move>) => ({ matterId }),
    answer: matterRead,
  },
  run: async (
    app: MovingApp,
    actor: Actor,
    { id: matterId, ...request }: CleanInputOf<typeof matters.move>,
    { first: matter },
  ): Promise<MoveAnswer> => {
    if (!matter) throw new Refusal('not_found');
    const days = { now: app.clock(), at: 'facts.' };
    refuseFaults(request.to, request.facts, matter, days);
    const others = await Promise.all(
      request.together.map((other) =>
        callSql(
          app,
          'read_matter',
          { actorId: actor.userId, actorRole: actor.role, matterId: other.matterId },
          matterRead,
        ),
      ),
    );
    for (const other of others) {
      if (!other) throw new Refusal('not_found');
      refuseFaults(request.to, request.facts, other, { ...days, matter: other.place });
    }
    const who = { ...writeOf('move', actor, request.idempotencyKey), mayUndo: true };
    return move(app, matterId, request, who);
  },
});

/**
 * The same for a matter in the actor's own case, as its client: what the table leaves to staff is refused, and staff
 * get a task to look at what was reported. Refuses as above.
 */
export function moveOwnMatter(
  app: MovingApp,
  { userId }: Actor,
  id: string,
  request: ReportedMove,
  files: CaseFiles,
): Promise<MoveAnswer> {
  const who = writeOf('move', { userId, role: 'client' }, request.idempotencyKey);
  // Whatever the report says: what a client reports as filed was filed by the client.
  const own = { ...request, facts: { ...request.facts, filedBy: 'client' as const } };
  const tasks = [{ code: 'reported_by_client', dedupeKey: `reported:${id}:${request.version}` }];
  return move(app, id, own, who, { tasks, files });
}

async function move(
  app: MovingApp,
  id: string,
  { together = [], ...request }: ReportedMove & Partial<Pick<MoveRequest, 'together'>>,
  who: ReturnType<typeof writeOf> & { readonly mayUndo?: boolean },
  more: { readonly tasks?: readonly object[]; readonly files?: CaseFiles } = {},
): Promise<MoveAnswer> {
  const calendar = officeCalendar(app.site.closures);
  const as = request.facts.outcome ?? request.facts.endReason;
  const facts = { ...request.facts, ending: as && { as, fullRefunds: app.site.fullRefunds } };
  const next = nextTasks(request.to, facts, app.clock(), calendar);
  const tasksOf = (matterId: string, version: number) =>
    next.map(({ code, dueAt }) => ({
      code,
      dueAt,
      // Derived from this move, so that a repeat makes no second task. Moves of one kind (an order that ends) differ by
      // their day.
      dedupeKey: `${request.to}:${code}:${matterId}:${version}:${dueAt.slice(0, 10)}`,
    }));
  const p = {
    ...request,
    together: together.map((one) => ({
      ...one,
      // The client is written to once.
      tasks: tasksOf(one.matterId, one.version).filter(({ code }) => code !== 'first_contact'),
    })),
    tasks: [...tasksOf(id, request.version), ...(more.tasks ?? [])],
    ticketHashes: more.files?.ticketHashes ?? [],
    matterId: id,
    ...who,
  };
  const answer = await callSql(app, 'move_matter', p, moved);
  if (answer.outcome === 'bad_ticket')
    throw more.files?.refusal(answer) ?? new Error('a move without files was refused for one');
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
  const matter = answer.outcome !== 'done' && answer.matter !== undefined ? { matter: answer.matter } : {};
  if (answer.outcome === 'forbidden')
    throw new Refusal('invalid_input', {
      fields: [{ field: 'to', key: 'to.forbidden' }],
      extra: matter,
    });
  if (answer.outcome === 'missing')
    throw new Refusal('move_incomplete', { extra: { missing: answer.missing, ...matter } });
  if (answer.outcome === 'stale') throw refuseStale(answer, matter);
  if (answer.outcome !== 'done') throw new Refusal('case_held', { extra: matter });
  return {
    status: answer.status,
    caseStatus: answer.caseStatus,
    caseId: answer.caseId,
    refundOpened: answer.refundOpened,
    undo: answer.undo,
  };
}
