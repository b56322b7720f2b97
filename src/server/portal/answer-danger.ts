import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { DangerAnswer } from '#domain/portal/case-writes.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { reading } from '../database/reading.ts';
import { Refusal } from '../http/refusal.ts';
import { keyOf } from '../writes/write-key.ts';

const answered = z.union([
  z.object({ outcome: z.literal('stale'), changedBy: z.nullable(z.string()), changedAt: z.string() }),
  outcome('done', 'unknown'),
]);

/**
 * Whether somebody who receives a copy is a danger to the client. A yes holds the case until the attorney has decided,
 * and staff are told. Refuses `not_found` and `stale`.
 */
export const answerDanger = reading({
  name: 'read_danger',
  ask: (_app: Pick<App, 'db'>, partyId: string, _request: DangerAnswer) => ({ partyId }),
  answer: z.nullable(z.object({ caseId: z.string(), caseNumber: z.string() })),
  describe: async (app, own, actor: Actor, partyId, request): Promise<{ answer: DangerAnswer['answer'] }> => {
    if (!own) throw new Refusal('not_found');
    const p = {
      ...request,
      // The same key from somebody else is a different write.
      idempotencyKey: keyOf('danger', actor, request.idempotencyKey),
      partyId,
      actorId: actor.userId,
      userId: actor.userId,
      mails: [
        {
          kind: 'staff_case',
          language: 'en',
          payload: { ...own, about: 'danger' },
          dedupeKey: `staff_case:danger:${partyId}:${request.version}`,
        },
      ],
    };
    const answer = await callSql(app, 'answer_danger', p, answered);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'stale')
      throw new Refusal('stale', { extra: { changedBy: answer.changedBy, changedAt: answer.changedAt } });
    return { answer: request.answer };
  },
});
