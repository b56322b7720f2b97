import type { Actor } from '#domain/access/roles.ts';
import { isOwnFileKind, type OwnFileKind } from '#domain/own-data/own-data.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';

interface StoredFile {
  readonly key: string;
  readonly name: string;
}

/** Where each kind of file lies and whose it is. */
const find: Record<OwnFileKind, (db: App['db'], actor: Actor, id: string) => Promise<StoredFile | null>> = {
  async application(db, { userId }, id) {
    const row = dataOf(
      await db
        .from('intake_documents')
        .select('file_name, file_path, intake_forms!inner(user_id)')
        .eq('id', id)
        .eq('intake_forms.user_id', userId)
        .maybeSingle(),
    );
    return row && { key: row.file_path, name: row.file_name };
  },
  async message(db, { userId }, id) {
    const row = dataOf(
      await db
        .from('uploads')
        .select('file_name, object_key, contact_submissions!inner(user_id)')
        .eq('id', id)
        .eq('status', 'attached')
        .eq('contact_submissions.user_id', userId)
        .maybeSingle(),
    );
    return row && { key: row.object_key, name: row.file_name };
  },
  async case(db, { userId }, id) {
    const row = dataOf(
      await db
        .from('case_documents')
        .select('original_name, file_path, cases!inner(user_id)')
        .eq('id', id)
        .eq('is_client_visible', true)
        .eq('cases.user_id', userId)
        .maybeSingle(),
    );
    return row && { key: row.file_path, name: row.original_name };
  },
  async paper(db, { userId }, id) {
    const row = dataOf(
      await db
        .from('client_papers')
        .select('file_name, file_path')
        .eq('document_id', id)
        .eq('user_id', userId)
        .maybeSingle(),
    );
    return row?.file_path && row.file_name ? { key: row.file_path, name: row.file_name } : null;
  },
  async picture(db, { userId }, id) {
    const row = dataOf(
      await db.from('users').select('custom_profile_image_url').eq('id', id).eq('id', userId).maybeSingle(),
    );
    const key = row?.custom_profile_image_url;
    return key ? { key, name: 'picture.jpg' } : null;
  },
};

/**
 * A short-lived address that downloads one of the actor's own files as an attachment. A foreign or unknown id is
 * `not_found`, so that ids tell strangers nothing.
 */
export async function signOwnFile(
  app: Pick<App, 'db' | 'files'>,
  actor: Actor,
  id: string,
  kind: string | undefined,
): Promise<string> {
  const stored = isOwnFileKind(kind) ? await find[kind](app.db, actor, id) : null;
  if (!stored) throw new Refusal('not_found');
  return app.files.signDownload(stored.key, stored.name);
}
