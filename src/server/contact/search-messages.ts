import * as z from 'zod/mini';
import { inboxTypes, type MessageSearch } from '#domain/contact/inbox.ts';
import { suspicions } from '#domain/contact/robots.ts';
import { locales } from '#domain/languages.ts';
import { itemsPerPage } from '#domain/workplace/lists.ts';
import { page } from '../database/answers.ts';
import { query } from '../http/service.ts';

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
  isUnverified: z.boolean(),
  handledAt: z.nullable(z.string()),
  createdAt: z.string(),
});

/** Messages for staff, newest first, a page at a time; as applications are searched, and noted as they are. */
export const foundMessages = query({
  sql: 'search_messages',
  notes: { action: 'messages_viewed' },
  params: (search: MessageSearch) => ({ ...search, search: search.search || null, limit: itemsPerPage }),
  answer: page(inboxRow),
});
