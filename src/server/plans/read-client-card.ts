import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { clientCard, type ClientCard } from '#domain/goals/plans.ts';
import type { App } from '../app.ts';
import { writeAuditEntry } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';

const read = z.union([z.extend(clientCard, { outcome: z.literal('done') }), outcome('unknown')]);

/**
 * Kind of account, payment, ratings, and the goals the client shared; never their notes. The read is recorded.
 * Refuses `not_found`.
 */
export async function readClientCard(
  app: Pick<App, 'db'>,
  actor: Actor,
  caseId: string,
): Promise<ClientCard> {
  const answer = await callSql(app, 'read_client_card', { caseId }, read);
  if (answer.outcome !== 'done') throw new Refusal('not_found');
  await writeAuditEntry(app, actor, { action: 'case_viewed', object: { type: 'case', id: caseId } });
  const { outcome: _, ...card } = answer;
  return card;
}
