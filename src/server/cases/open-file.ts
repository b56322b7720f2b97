import type { Actor } from '#domain/access/roles.ts';
import type { App } from '../app.ts';
import { writeAuditEntry } from '../audit/write-entry.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * A URL that downloads a file of an application or message as an attachment, for a minute. For staff; audited before it
 * is made. Refuses `not_found` also for files that belong to nothing yet, and for what a virus scanner flagged.
 */
export async function openFile(app: Pick<App, 'db' | 'files'>, actor: Actor, id: string): Promise<string> {
  const row = dataOf(
    await app.db
      .from('uploads')
      .select('object_key, file_name')
      .eq('id', id)
      .eq('status', 'attached')
      .neq('scan', 'infected')
      .maybeSingle(),
  );
  if (!row) throw new Refusal('not_found');
  await writeAuditEntry(app, actor, { action: 'file_opened', object: { type: 'upload', id } });
  return app.files.signDownload(row.object_key, row.file_name);
}
