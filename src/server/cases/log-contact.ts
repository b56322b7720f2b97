import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import { officeMidnight } from '#domain/promises/office-date.ts';
import { officeHours } from '#domain/promises/timings.ts';
import { hourMs } from '#domain/durations.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { keyOf } from '../writes/write-key.ts';

/**
 * Logs a call, voicemail, letter, visit, docket check or call to the clerk. A next attempt becomes a task for that day.
 * Refuses `not_found`, a time in the future, and a way of contact that the client did not allow.
 */
export const logContact = command({
  run: async (
    app: Pick<App, 'db' | 'clock'>,
    actor: Actor,
    { id: caseId, ...request }: CleanInputOf<typeof cases.logContact>,
  ): Promise<void> => {
    const { happenedAt, nextTryOn } = request;
    // Tolerates a clock that runs a little ahead.
    if (happenedAt && Date.parse(happenedAt) > app.clock().getTime() + hourMs)
      throw refuseField('happenedAt', 'date.future');
    const p = {
      ...request,
      note: request.note || null,
      idempotencyKey: keyOf('contact', actor, request.idempotencyKey),
      caseId,
      nextTryDueAt: nextTryOn
        ? new Date(officeMidnight(nextTryOn) + officeHours.closes * hourMs).toISOString()
        : null,
      ...byActor(actor),
    };
    const answer = await callSql(app, 'log_contact', p, outcome('done', 'unknown', 'unsafe'));
    if (answer.outcome === 'unsafe') throw refuseField('channel', 'way.unsafe');
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
});
