import type { Actor } from '#domain/access/roles.ts';
import type { AuditAction } from '#domain/audit/actions.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';

/** Audits that staff look at part of the case that a matter is in. Refuses `not_found`. */
export async function noteMatterView(
  app: Pick<App, 'db'>,
  actor: Actor,
  matterId: string,
  action: AuditAction,
): Promise<void> {
  const p = { matterId, action, ...byActor(actor) };
  const answer = await callSql(app, 'note_case_view', p, outcome('done', 'unknown'));
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
}
