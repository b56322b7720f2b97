import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as portal from '#domain/portal/api.ts';
import type { App } from '../app.ts';
import { asClient, keyOf } from '../writes/write-key.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { done } from '../http/reply.ts';
import { command } from '../http/service.ts';

/**
 * The client moved: papers of the case print the new address from now on. Where papers already name the old one, staff
 * get a task; while a matter is filed, the notice to the court stands among the steps of that day. Refuses `not_found`,
 * and `paper_not_now` when every matter is over.
 */
export const reportAddress = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: caseId, idempotencyKey, ...address }: CleanInputOf<typeof portal.reportAddress>,
  ): Promise<void> => {
    const p = {
      ...address,
      caseId,
      idempotencyKey: keyOf('address', actor, idempotencyKey),
      ...asClient(actor),
    };
    const answer = await callSql(app, 'report_address', p, outcome('done', 'not_now', 'unknown'));
    if (answer.outcome === 'not_now') throw new Refusal('paper_not_now');
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
  respond: done,
});
