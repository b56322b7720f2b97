import type { Actor } from '#domain/access/roles.ts';
import type { Supporters } from '#domain/supporters/supporters.ts';
import type { App } from '../app.ts';
import { noteCaseView } from '../cases/find-case.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { supportersAnswer } from './supporters-answer.ts';

/** Who may look at a case by its client's consent, for staff. Refuses `not_found`, and `conflict_check` as the case does. */
export async function readSupportersOfCase(
  app: Pick<App, 'db'>,
  actor: Actor,
  caseId: string,
): Promise<Supporters> {
  await noteCaseView(app, actor, caseId, 'case_viewed');
  const answer = await callSql(app, 'read_supporters', { caseId }, supportersAnswer);
  if (answer.outcome !== 'done') throw new Refusal('not_found');
  return { items: answer.items };
}
