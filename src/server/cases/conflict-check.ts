import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import {
  conflictStates,
  type ConflictCheck,
  type ConflictRequest,
  type TakeBackRequest,
} from '#domain/cases/attorneys.ts';
import { partyRoles } from '#domain/cases/matters.ts';
import { addBusinessDays } from '#domain/promises/business-days.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { officeDate, officeMidnight } from '#domain/promises/office-date.ts';
import { officeHours } from '#domain/promises/timings.ts';
import { hourMs } from '#domain/durations.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { reading } from '../database/reading.ts';
import { Refusal } from '../http/refusal.ts';
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
export const conflictCheck = reading({
  name: 'read_conflict_check',
  ask: (_app, caseId: string) => ({ caseId }),
  answer: check,
  describe: (_app, stored, who: Actor): ConflictCheck => {
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
export async function answerConflictCheck(
  app: Pick<App, 'db' | 'clock' | 'site'>,
  actor: Actor,
  caseId: string,
  { idempotencyKey, note, ...request }: ConflictRequest,
): Promise<void> {
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
}

/**
 * Takes back a conflict that an attorney declared, by somebody else, with the reason as a note in the case. The attorney is
 * asked anew. Refuses `not_found` where none is declared, and the attorney themselves.
 */
export async function takeBackConflict(
  app: Pick<App, 'db'>,
  actor: Actor,
  caseId: string,
  { idempotencyKey, ...request }: TakeBackRequest,
): Promise<void> {
  const p = { ...request, caseId, ...writeOf('conflict_back', actor, idempotencyKey) };
  const answer = await callSql(app, 'take_back_conflict', p, outcome('done', 'unknown'));
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
}
