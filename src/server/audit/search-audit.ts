import * as z from 'zod/mini';
import type { AuditPerson, AuditRow, AuditSearch } from '#domain/audit/entries.ts';
import { roles, staffRoles, type Actor } from '#domain/access/roles.ts';
import { itemsPerPage, type ListPage } from '#domain/workplace/lists.ts';
import { colleagueName } from '#domain/person-name.ts';
import type { App } from '../app.ts';
import { page } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { writeAuditEntry } from './write-entry.ts';

const auditRow = z.object({
  id: z.string(),
  // Also what an earlier release did, which no longer has a name.
  action: z.string(),
  actorRole: z.enum([...roles, 'system']),
  actor: z.nullable(z.string()),
  objectType: z.nullable(z.string()),
  objectId: z.nullable(z.string()),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  createdAt: z.string(),
});

/** The audit log, newest first, a page at a time. Reading it leaves a line too. */
export async function searchAudit(
  app: Pick<App, 'db'>,
  actor: Actor,
  search: AuditSearch,
): Promise<ListPage<AuditRow>> {
  await writeAuditEntry(app, actor, { action: 'audit_viewed' });
  const p = { ...search, limit: itemsPerPage };
  return callSql(app, 'search_audit', p, page(auditRow));
}

/** Who works or worked here, for the choice of a person; colleagues, so it is no view of a client. */
export async function listAuditPeople(app: Pick<App, 'db'>): Promise<{ people: readonly AuditPerson[] }> {
  const rows = dataOf(
    await app.db
      .from('users')
      .select('id, first_name, last_name, email')
      .in('role', staffRoles)
      .order('email'),
  );
  return {
    people: rows.map((row) => ({ id: row.id, name: colleagueName(row) })),
  };
}
