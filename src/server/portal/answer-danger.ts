import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.ts';
import type { DangerAnswer } from '#domain/portal/case-writes.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { keyOf } from '../writes/write-key.ts';

const answered = z.union([
  z.object({ outcome: z.literal('stale'), changedBy: z.nullable(z.string()), changedAt: z.string() }),
  outcome('done', 'unknown'),
]);

/**
 * Whether somebody who receives a copy is a danger to the client. A yes holds the case until the attorney has decided,
 * and staff are told. Refuses `not_found` and `stale`.
 */
export const answerDanger = command({
  sendsMail: true,
  first: {
    sql: 'read_danger',
    params: ({ id: partyId }: CleanInputOf<typeof cases.answerDanger>) => ({ partyId }),
    answer: z.nullable(z.object({ caseId: z.string(), caseNumber: z.string() })),
  },
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: partyId, ...request }: CleanInputOf<typeof cases.answerDanger>,
    { first: own },
  ): Promise<{ answer: DangerAnswer['answer'] }> => {
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
