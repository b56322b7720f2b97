import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { urgencies } from '#domain/intake/options.ts';
import type { ApplicationRow, ApplicationSearch } from '#domain/intake/review.ts';
import { intakeStatuses } from '#domain/intake/status.ts';
import { locales } from '#domain/languages.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { itemsPerPage, type ListPage } from '#domain/workplace/lists.ts';
import type { App } from '../app.ts';
import { writeAuditEntry } from '../audit/write-entry.ts';
import { page } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';

const applicationRow = z.object({
  id: z.string(),
  reference: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  county: z.nullable(z.string()),
  urgency: z.enum(urgencies),
  status: z.enum(intakeStatuses),
  paid: z.boolean(),
  returned: z.boolean(),
  language: z.enum(locales),
  packageId: z.enum(packageIds),
  filesMissing: z.int(),
  hasNotes: z.boolean(),
  submittedAt: z.string(),
  erasedAt: z.nullable(z.string()),
});

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
  return callSql(app, 'search_applications', p, page(applicationRow));
}
