import type { Actor } from '#domain/access/roles.ts';
import type { CaseShelves, ShelfFile } from '#domain/portal/case-files.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';

/** Columns a client may read. Why a file is hidden and what a scan found are not among them. */
const columns = `id, intake_forms(intake_documents(id, file_name, file_type, file_size, uploaded_at)),
  case_documents(id, original_name, file_type, file_size, uploaded_by, withdrawn_at,
    created_at)` as const;

/** The shelves of the actor's own case. What was taken back is on none. Refuses `not_found`. */
export async function readFiles(
  app: Pick<App, 'db'>,
  { userId }: Actor,
  caseId: string,
): Promise<CaseShelves> {
  const row = dataOf(
    await app.db
      .from('cases')
      .select(columns)
      .eq('id', caseId)
      .eq('user_id', userId)
      .eq('case_documents.is_client_visible', true)
      .maybeSingle(),
  );
  if (!row) throw new Refusal('not_found');
  const ofCase = (isOwn: boolean) =>
    row.case_documents
      .filter(({ uploaded_by: by, withdrawn_at: gone }) => gone === null && (by === userId) === isOwn)
      .map((file): ShelfFile => ({
        id: file.id,
        kind: 'case',
        name: file.original_name,
        type: file.file_type,
        size: file.file_size,
        addedAt: file.created_at,
      }));
  const ofApplication = (row.intake_forms?.intake_documents ?? []).map((file): ShelfFile => ({
    id: file.id,
    kind: 'application',
    name: file.file_name,
    type: file.file_type,
    size: file.file_size,
    addedAt: file.uploaded_at,
  }));
  const newest = (files: readonly ShelfFile[]) =>
    files.toSorted((a, b) => Date.parse(b.addedAt) - Date.parse(a.addedAt));
  return { fromUs: newest(ofCase(false)), yours: newest([...ofCase(true), ...ofApplication]) };
}
