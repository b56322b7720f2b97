import type { AuditPerson, AuditRow, AuditSearch } from '#domain/audit/entries.ts';
import type { Actor } from '#domain/access/roles.ts';
import { itemsPerPage, type ListPage } from '#domain/workplace/lists.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { nameOfRow } from '../people/name-of.ts';
import { writeAuditEntry } from './write-entry.ts';

/** The audit log, newest first, a page at a time. Reading it leaves a line too. */
export async function searchAudit(
  app: Pick<App, 'db'>,
  actor: Actor,
  search: AuditSearch,
): Promise<ListPage<AuditRow>> {
  await writeAuditEntry(app, actor, { action: 'audit_viewed' });
  const p = { ...search, limit: itemsPerPage };
  return callSql<ListPage<AuditRow>>(app, 'search_audit', p);
}

/** Who works or worked here, for the choice of a person; colleagues, so it is no view of a client. */
export async function listAuditPeople(app: Pick<App, 'db'>): Promise<{ people: readonly AuditPerson[] }> {
  const rows = dataOf(
    await app.db
      .from('users')
      .select('id, first_name, last_name, email')
      .in('role', ['staff', 'admin'])
      .order('email'),
  );
  return {
    people: rows.map((row) => ({ id: row.id, name: nameOfRow(row) })),
  };
}
