import type { Actor } from '#domain/access/roles.ts';
import type { ApplicationRow, ApplicationSearch } from '#domain/intake/review.ts';
import { itemsPerPage, type ListPage } from '#domain/workplace/lists.ts';
import type { App } from '../app.ts';
import { writeAuditEntry } from '../audit/write-entry.ts';
import { callSql } from '../database/call-sql.ts';

/**
 * Applications for staff, newest first, a page at a time. That the list was seen is noted first; what was searched
 * for is a person's name or address and is noted nowhere. It reaches the database as a value of one SQL function,
 * never as part of a filter.
 */
export async function searchApplications(
  app: Pick<App, 'db'>,
  actor: Actor,
  search: ApplicationSearch,
): Promise<ListPage<ApplicationRow>> {
  await writeAuditEntry(app, actor, { action: 'applications_viewed' });
  const p = { ...search, search: search.search || null, limit: itemsPerPage };
  return callSql<ListPage<ApplicationRow>>(app, 'search_applications', p);
}
