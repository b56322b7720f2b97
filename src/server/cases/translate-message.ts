import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { keyOf, refuseStale, staleAnswer } from '../writes/write-key.ts';

const translated = z.union([outcome('done', 'unknown'), staleAnswer]);

/**
 * Adds the same message in the other language, written by a person; both are shown on both sides. Refuses `not_found`,
 * and `stale` when somebody else translated it in the meantime.
 */
export const translateMessage = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: messageId, ...request }: CleanInputOf<typeof cases.translateMessage>,
  ): Promise<void> => {
    const p = {
      ...request,
      idempotencyKey: keyOf('message_translation', actor, request.idempotencyKey),
      messageId,
      ...byActor(actor),
    };
    const answer = await callSql(app, 'translate_case_message', p, translated);
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
});
