import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { askRefundRequest } from '#domain/refunds/requests.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';

const refundAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['asked', 'already_asked']), requestId: z.string() }),
  outcome('nothing_left', 'disputed', 'unknown'),
]);

/**
 * A client asks for money back. Asking twice is one request. Refuses `not_found` for an order of somebody else,
 * `refund_not_possible` when nothing is left to give back or a bank is deciding about the payment.
 */
export const askRefund = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    input: z.infer<typeof askRefundRequest>,
  ): Promise<{ readonly requestId: string }> => {
    const p = { userId: actor.userId, ...input, words: input.words ?? null };
    const answer = await callSql(app, 'request_refund', p, refundAnswer);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome !== 'asked' && answer.outcome !== 'already_asked') {
      throw new Refusal('refund_not_possible', { extra: { why: answer.outcome } });
    }
    return { requestId: answer.requestId };
  },
});
