import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { DangerAnswer } from '#domain/portal/case-writes.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
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
export async function answerDanger(
  app: Pick<App, 'db'>,
  actor: Actor,
  partyId: string,
  request: DangerAnswer,
): Promise<{ answer: DangerAnswer['answer'] }> {
  const p = {
    ...request,
    // The same key from somebody else is a different write.
    idempotencyKey: keyOf('danger', actor, request.idempotencyKey),
    partyId,
    actorId: actor.userId,
    userId: actor.userId,
    mails: await staffMails(app, actor, partyId, request.version),
  };
  const answer = await callSql(app, 'answer_danger', p, answered);
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
  if (answer.outcome === 'stale')
    throw new Refusal('stale', { extra: { changedBy: answer.changedBy, changedAt: answer.changedAt } });
  return { answer: request.answer };
}

/** Tells staff, in the case of a yes; nobody about a party that is not the actor's. */
async function staffMails(app: Pick<App, 'db'>, { userId }: Actor, partyId: string, version: number) {
  const party = dataOf(
    await app.db
      .from('matter_parties')
      .select('court_matters!inner(cases!court_matters_case_id_fkey!inner(id, case_number))')
      .eq('id', partyId)
      .eq('court_matters.cases.user_id', userId)
      .maybeSingle(),
  );
  if (!party) return [];
  const { id: caseId, case_number: caseNumber } = party.court_matters.cases;
  return [
    {
      kind: 'staff_case',
      language: 'en',
      payload: { caseId, caseNumber, about: 'danger' },
      dedupeKey: `staff_case:danger:${partyId}:${version}`,
    },
  ];
}
