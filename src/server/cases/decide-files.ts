import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { keyOf, refuseStale, staleAnswer } from '../writes/write-key.ts';

const decided = z.union([outcome('done', 'unknown', 'forbidden'), staleAnswer]);

/**
 * Staff accept what was sent, return it with the reason, or withdraw the request. Refuses `not_found`, `stale`, and a
 * decision that the state of the request does not allow.
 */
export const decideFiles = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: requestId, ...request }: CleanInputOf<typeof cases.decideFiles>,
  ): Promise<void> => {
    const p = {
      ...request,
      idempotencyKey: keyOf('decide', actor, request.idempotencyKey),
      requestId,
      ...byActor(actor),
    };
    const answer = await callSql(app, 'decide_file_request', p, decided);
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome === 'forbidden') throw refuseField('decision', 'field.wrongType');
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
});
