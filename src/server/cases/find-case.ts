import type { Actor } from '#domain/access/roles.ts';
import type { AuditAction } from '#domain/audit/actions.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';

/** Audits that staff look at part of a case. Refuses `not_found`. */
export async function noteCaseView(
  app: Pick<App, 'db'>,
  actor: Actor,
  caseId: string,
  action: AuditAction,
): Promise<void> {
  const p = { caseId, action, ...byActor(actor) };
  const answer = await callSql(app, 'note_case_view', p, outcome('done', 'unknown'));
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
}
