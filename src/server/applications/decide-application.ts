import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import { nextTasks, refundDecisionDue } from '#domain/cases/next-tasks.ts';
import type * as applications from '#domain/intake/api.staff.ts';
import type { DecisionAnswer } from '#domain/intake/review.ts';
import { intakeStatuses } from '#domain/intake/status.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { closePages } from '../checkout/close-pages.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { describeFault } from '../http/log.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { sendRefunds } from '../refunds/send-refunds.ts';

const decided = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('decided'),
    status: z.enum(intakeStatuses),
    refundedCents: z.int(),
    refundLeftOpen: z.boolean(),
  }),
  outcome('stale', 'forbidden', 'case_at_court', 'unknown'),
]);

/**
 * Accepts, declines or withdraws an application, from the status staff saw. One transaction: the case is cancelled when
 * it ends, the fee is given back when we decline, the client is told by mail, the audit log has its line. After it,
 * payment pages still open end at Stripe. Refuses a move the product does not know, `stale` when somebody was faster,
 * `case_at_court`, `not_found`.
 */
export const decideApplication = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'payments' | 'log' | 'clock' | 'site'>,
    actor: Actor,
    { id, from, to, note }: CleanInputOf<typeof applications.decide>,
  ): Promise<DecisionAnswer> => {
    // Accepted, a paid case goes into review.
    const calendar = officeCalendar(app.site.closures);
    const tasks = nextTasks('in_review', {}, app.clock(), calendar);
    // Withdrawn, what of the fee goes back is for staff to say.
    const refundDueAt = refundDecisionDue(app.clock(), calendar);
    const p = { intakeId: id, from, to, note, tasks, refundDueAt, ...byActor(actor) };
    const answer = await callSql(app, 'decide_application', p, decided);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'forbidden') throw refuseField('to', 'field.wrongType');
    if (answer.outcome !== 'decided') throw new Refusal(answer.outcome);
    if (answer.refundedCents > 0) {
      // The decision stands even if this fails: the schedule sends what is left.
      await sendRefunds(app).catch((error: unknown) => app.log('refund_put_off', describeFault(error)));
    }
    if (to === 'declined' || to === 'withdrawn') {
      await closePages(app, id).catch((error: unknown) => app.log('page_left_open', describeFault(error)));
    }
    return {
      status: answer.status,
      refundedCents: answer.refundedCents,
      refundLeftOpen: answer.refundLeftOpen,
    };
  },
});
