import type { Actor } from '#domain/access/roles.ts';
import type { AuditAction } from '#domain/audit/actions.ts';
import type { App } from '../app.ts';
import { writeAuditEntry } from '../audit/write-entry.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';

/** Audits that staff look at part of a case. Refuses `not_found`. */
export async function noteCaseView(
  app: Pick<App, 'db'>,
  actor: Actor,
  id: string,
  action: AuditAction,
): Promise<void> {
  const row = dataOf(await app.db.from('cases').select('id').eq('id', id).maybeSingle());
  if (!row) throw new Refusal('not_found');
  await writeAuditEntry(app, actor, { action, object: { type: 'case', id } });
}
