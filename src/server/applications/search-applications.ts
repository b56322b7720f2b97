import * as z from 'zod/mini';
import { urgencies } from '#domain/intake/options.ts';
import { applicationViewCounts, type ApplicationSearch } from '#domain/intake/review.ts';
import { intakeStatuses } from '#domain/intake/status.ts';
import { locales } from '#domain/languages.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { itemsPerPage } from '#domain/workplace/lists.ts';
import { page } from '../database/answers.ts';
import { query } from '../http/service.ts';

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
export const foundApplications = query({
  sql: 'search_applications',
  notes: { action: 'applications_viewed' },
  params: (search: ApplicationSearch) => ({
    ...search,
    search: search.search || null,
    limit: itemsPerPage,
  }),
  answer: page(applicationRow),
});

/** How many applications stand in each view. Shows nothing about clients, so it is not audited. */
export const applicationViewCountsNow = query({
  sql: 'count_application_views',
  params: () => ({}),
  answer: applicationViewCounts,
});
