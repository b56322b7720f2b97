import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { inboxTypes, type InboxRow, type MessageSearch } from '#domain/contact/inbox.ts';
import { suspicions } from '#domain/contact/robots.ts';
import { locales } from '#domain/languages.ts';
import { itemsPerPage, type ListPage } from '#domain/workplace/lists.ts';
import type { App } from '../app.ts';
import { writeAuditEntry } from '../audit/write-entry.ts';
import { page } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';

const inboxRow = z.object({
  id: z.string(),
  reference: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  inquiryType: z.enum(inboxTypes),
  beginning: z.string(),
  language: z.enum(locales),
  files: z.int(),
  filesMissing: z.int(),
  suspicion: z.nullable(z.enum(suspicions)),
  handledAt: z.nullable(z.string()),
  createdAt: z.string(),
});

/** Messages for staff, newest first, a page at a time; as applications are searched, and noted as they are. */
export async function searchMessages(
  app: Pick<App, 'db'>,
  actor: Actor,
  search: MessageSearch,
): Promise<ListPage<InboxRow>> {
  await writeAuditEntry(app, actor, { action: 'messages_viewed' });
  const p = { ...search, search: search.search || null, limit: itemsPerPage };
  return callSql(app, 'search_messages', p, page(inboxRow));
}
