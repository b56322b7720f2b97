import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import { refundDecisionDue } from '#domain/cases/next-tasks.ts';
import type * as applications from '#domain/intake/api.staff.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { command } from '../http/service.ts';
import { Refusal } from '../http/refusal.ts';
import { refuseStale, staleAnswer } from '../writes/write-key.ts';
import * as z from 'zod/mini';

/**
 * Staff answer a client whose eviction is heard within days: the service goes on, or free help comes first. The first
 * opens the payment; the second keeps it closed until the hearing is over. The client gets an email. Refuses `not_found`,
 * and `stale` when somebody answered already or the hearing is on another day.
 */
export const answerNearHearing = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'clock' | 'site'>,
    actor: Actor,
    { id, answer, hearingDate }: CleanInputOf<typeof applications.answerHearing>,
  ) => {
    const stored = await callSql(
      app,
      'answer_near_hearing',
      {
        intakeId: id,
        answer,
        hearingDate,
        // Paid before we knew.
        refundDueAt: refundDecisionDue(app.clock(), officeCalendar(app.site.closures)),
        actorId: actor.userId,
        actorRole: actor.role,
      },
      z.union([outcome('done', 'unknown'), staleAnswer]),
    );
    if (stored.outcome === 'unknown') throw new Refusal('not_found');
    if (stored.outcome === 'stale') throw refuseStale(stored);
  },
});
