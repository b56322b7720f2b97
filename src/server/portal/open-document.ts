import type { Actor } from '#domain/access/roles.ts';
import { isId } from '#domain/record-id.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * A short-lived address that downloads one of the actor's own files as an attachment.
 * A foreign or unknown id is `not_found`, so that ids tell strangers nothing.
 */
export async function openDocument(
  app: Pick<App, 'db' | 'files'>,
  actor: Actor,
  id: string,
): Promise<string> {
  if (!isId(id)) throw new Refusal('not_found');
  const row = dataOf(
    await app.db
      .from('intake_documents')
      .select('file_name, file_path, intake_forms!inner(user_id)')
      .eq('id', id)
      .eq('intake_forms.user_id', actor.userId)
      .maybeSingle(),
  );
  if (!row) throw new Refusal('not_found');
  return app.files.signDownload(row.file_path, row.file_name);
}
