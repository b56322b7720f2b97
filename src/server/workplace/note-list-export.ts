import type { Actor } from '#domain/access/roles.ts';
import type { ListExport } from '#domain/workplace/list-export.ts';
import type { App } from '../app.ts';
import { writeAuditEntry } from '../audit/write-entry.ts';

/** Notes that a list was saved as a file: which one and how many rows, never what stood in them. */
export async function noteListExport(
  app: Pick<App, 'db'>,
  actor: Actor,
  { list, rows }: ListExport,
): Promise<void> {
  await writeAuditEntry(app, actor, { action: 'list_exported', details: { list, rows } });
}
