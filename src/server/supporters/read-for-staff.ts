import type { Actor } from '#domain/access/roles.ts';
import type { Supporters } from '#domain/supporters/supporters.ts';
import type { App } from '../app.ts';
import { writeAuditEntry } from '../audit/write-entry.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { supportersAnswer } from './supporters-answer.ts';

/**
 * Who may look at a case by its client's consent, for staff. The read is recorded. Refuses `not_found`.
 */
export async function readSupportersOfCase(
  app: Pick<App, 'db'>,
  actor: Actor,
  caseId: string,
): Promise<Supporters> {
  const answer = await callSql(app, 'read_supporters', { caseId }, supportersAnswer);
  if (answer.outcome !== 'done') throw new Refusal('not_found');
  await writeAuditEntry(app, actor, { action: 'case_viewed', object: { type: 'case', id: caseId } });
  return { items: answer.items };
}
