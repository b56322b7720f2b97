import * as z from 'zod/mini';
import type { ownDataRequest } from '#domain/access/own-account.ts';
import type { Actor } from '#domain/access/roles.ts';
import { promises } from '#domain/promises/timings.ts';
import { dayMs } from '#domain/durations.ts';
import { withOwnPassword } from '../access/check-own-password.ts';
import type { Session } from '../access/session.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { accepted } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { newReference } from '../http/tokens.ts';

/** The day by which a request made now is carried out or declined. */
export function dueDate(now: Date): string {
  return new Date(now.getTime() + promises.dataRequestDays * dayMs).toISOString();
}

const erasureAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('asked'), reference: z.string(), dueAt: z.string() }),
  outcome('open_case', 'stale'),
]);

/**
 * Records the actor's request to have everything deleted. Both sides are told by mail, and staff carry it out. Asking
 * twice returns the first request. Refuses a wrong password by its field, `open_case` while a case or payment is open,
 * and `forbidden` to staff.
 */
export const askErasure = withOwnPassword(
  async (
    app: Pick<App, 'db' | 'clock' | 'log'>,
    { userId }: Session,
    _: z.infer<typeof ownDataRequest>,
    checkedPassword,
  ): Promise<{ reference: string; dueAt: string }> => {
    const p = { userId, checkedPassword, reference: newReference(), dueAt: dueDate(app.clock()) };
    const answer = await callSql(app, 'ask_erasure', p, erasureAnswer);
    if (answer.outcome !== 'asked') throw new Refusal(answer.outcome);
    app.log('erasure_asked', {});
    return { reference: answer.reference, dueAt: answer.dueAt };
  },
  { clientsAlone: true, sendsMail: true, respond: accepted },
);

/** Withdraws the request. Refuses `not_found` if none is open. */
export const withdrawErasure = command({
  run: async (app: Pick<App, 'db' | 'log'>, actor: Actor): Promise<void> => {
    const { userId } = actor;
    const answer = await callSql(app, 'withdraw_erasure', { userId }, outcome('done', 'unknown'));
    if (answer.outcome !== 'done') throw new Refusal('not_found');
    app.log('erasure_withdrawn', {});
  },
});
