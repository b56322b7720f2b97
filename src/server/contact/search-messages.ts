import type { Actor } from '#domain/access/roles.ts';
import type { InboxRow, MessageSearch } from '#domain/contact/inbox.ts';
import { itemsPerPage, type ListPage } from '#domain/workplace/lists.ts';
import type { App } from '../app.ts';
import { writeAuditEntry } from '../audit/write-entry.ts';
import { callSql } from '../database/call-sql.ts';

/** Messages for staff, newest first, a page at a time; as applications are searched, and noted as they are. */
export async function searchMessages(
  app: Pick<App, 'db'>,
  actor: Actor,
  search: MessageSearch,
): Promise<ListPage<InboxRow>> {
  await writeAuditEntry(app, actor, { action: 'messages_viewed' });
  const p = { ...search, search: search.search || null, limit: itemsPerPage };
  return callSql<ListPage<InboxRow>>(app, 'search_messages', p);
}
