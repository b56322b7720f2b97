import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import { conflictStates, type ConflictCheck } from '#domain/cases/attorneys.ts';
import { partyRoles } from '#domain/cases/matters.ts';
import { addBusinessDays } from '#domain/promises/business-days.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { officeDate, officeMidnight } from '#domain/promises/office-date.ts';
import { officeHours } from '#domain/promises/timings.ts';
import { hourMs } from '#domain/durations.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command, query, type QueryContext } from '../http/service.ts';
import { refuseStale, staleAnswer, writeOf } from '../writes/write-key.ts';

const check = z.union([
  z.object({
    outcome: z.literal('done'),
    state: z.enum(conflictStates),
    caseNumber: z.string(),
    parties: z.array(z.object({ name: z.string(), role: z.enum(partyRoles), isClient: z.boolean() })),
    namesHash: z.string(),
    answeredAt: z.nullable(z.string()),
  }),
  outcome('unknown'),
]);

/**
 * The people named in a case, and what the attorney answered about them. Refuses `not_found`, and `forbidden` to
 * others.
 */
export const conflictCheck = query({
  sql: 'read_conflict_check',
  params: ({ id: caseId }: CleanInputOf<typeof cases.conflictCheck>) => ({ caseId }),
  answer: check,
  toResult: (
    stored,
    { actor: who }: QueryContext<Actor, CleanInputOf<typeof cases.conflictCheck>>,
  ): ConflictCheck => {
    if (stored.outcome === 'unknown') throw new Refusal('not_found');
    if (who.role !== 'attorney') throw new Refusal('forbidden');
    const { outcome: _, ...rest } = stored;
    return rest;
  },
});

/**
 * Records whether an attorney has a conflict with somebody in a case. If so, the case is taken from them, and staff get
 * a task to find another attorney within a business day; nothing of the case is shown to them from then on, and they do not
 * take that back themselves. Refuses `not_found`, `forbidden`, `conflict_check` after a yes, and `stale` when the names in the
 * case have changed.
 */
export const answerConflictCheck = command({
  run: async (
    app: Pick<App, 'db' | 'clock' | 'site'>,
    actor: Actor,
    { id: caseId, idempotencyKey, note, ...request }: CleanInputOf<typeof cases.answerConflict>,
  ): Promise<void> => {
    if (actor.role !== 'attorney') throw new Refusal('forbidden');
    const day = addBusinessDays(officeDate(app.clock()), 1, officeCalendar(app.site.closures));
    const p = {
      ...request,
      note: note || null,
      caseId,
      taskDueAt: new Date(officeMidnight(day) + officeHours.closes * hourMs).toISOString(),
      ...writeOf('conflict', actor, idempotencyKey),
    };
    const answer = await callSql(
      app,
      'answer_conflict_check',
      p,
      z.union([staleAnswer, outcome('done', 'unknown')]),
    );
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'stale') throw refuseStale(answer);
  },
});

/**
 * Takes back a conflict that an attorney declared, by somebody else, with the reason as a note in the case. The attorney is
 * asked again. Refuses `not_found` where none is declared, and the attorney themselves.
 */
export const takeBackConflict = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: caseId, idempotencyKey, ...request }: CleanInputOf<typeof cases.takeBackConflict>,
  ): Promise<void> => {
    const p = { ...request, caseId, ...writeOf('conflict_back', actor, idempotencyKey) };
    const answer = await callSql(app, 'take_back_conflict', p, outcome('done', 'unknown'));
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
  },
});
