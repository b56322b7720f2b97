import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import { isCourtDateAhead } from '#domain/orders/early-date.ts';
import { addBusinessDays } from '#domain/promises/business-days.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { officeDate, officeMidnight } from '#domain/promises/office-date.ts';
import { officeHours, promises } from '#domain/promises/timings.ts';
import { hourMs } from '#domain/durations.ts';
import type * as own from '#domain/orders/api.ts';
import type * as orders from '#domain/orders/api.staff.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { keyOf } from '../writes/write-key.ts';

/**
 * A client tells a court date that comes before the last part; staff have a task to decide within the promised time.
 * Refuses `not_found`, `plan_over`, and a day that is over or too far.
 */
export const tellEarlyDate = command({
  run: async (
    app: Pick<App, 'db' | 'clock' | 'site'>,
    actor: Actor,
    { id: planId, idempotencyKey, courtDate }: CleanInputOf<typeof own.tellEarlyDate>,
  ): Promise<void> => {
    const today = officeDate(app.clock());
    if (!isCourtDateAhead(courtDate, today)) throw refuseField('courtDate', 'earlyDate.day');
    const calendar = officeCalendar(app.site.closures);
    const dueOn = addBusinessDays(today, promises.earlyDateBusinessDays, calendar);
    const p = {
      planId,
      courtDate,
      dueAt: new Date(officeMidnight(dueOn) + officeHours.closes * hourMs).toISOString(),
      actorId: actor.userId,
      idempotencyKey: keyOf('early_date', actor, idempotencyKey),
    };
    const answer = await callSql(app, 'tell_early_date', p, outcome('done', 'over', 'unknown'));
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'over') throw new Refusal('plan_over');
  },
});

/**
 * Staff decide whether papers are filed before the last part; the client reads it and hears of it by mail. Refuses
 * `not_found`, and `stale` when it was decided, told again with another day, or the plan is over.
 */
export const decideEarlyDate = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: earlyDateId, idempotencyKey, courtDate, decision }: CleanInputOf<typeof orders.decideEarlyDate>,
  ): Promise<void> => {
    const p = {
      earlyDateId,
      courtDate,
      decision,
      ...byActor(actor),
      idempotencyKey: keyOf('early_date_decided', actor, idempotencyKey),
    };
    const answer = await callSql(app, 'decide_early_date', p, outcome('done', 'stale', 'unknown'));
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'stale') throw new Refusal('stale');
  },
});
