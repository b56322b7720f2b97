import * as z from 'zod/mini';
import type { AuditPerson, AuditSearch } from '#domain/audit/entries.ts';
import { auditLooks } from '#domain/audit/actions.ts';
import { readPeriod } from '#domain/audit/period.ts';
import { addDays, officeMidnight } from '#domain/promises/office-date.ts';
import { roles } from '#domain/access/roles.ts';
import { itemsPerPage } from '#domain/workplace/lists.ts';
import { colleagueName } from '#domain/person-name.ts';
import { page } from '../database/answers.ts';
import { query } from '../http/service.ts';

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

/** The first moment of a period, and the one after it. */
function momentsOf(text: string | undefined) {
  const period = text === undefined ? null : readPeriod(text);
  return (
    period && {
      from: new Date(officeMidnight(period.from)).toISOString(),
      to: new Date(officeMidnight(addDays(period.to, 1))).toISOString(),
    }
  );
}

/** The audit log, newest first, a page at a time. Reading it leaves a line too. */
export const auditLog = query({
  sql: 'search_audit',
  notes: { action: 'audit_viewed' },
  params: ({ actorId: personId, kind, period, ...search }: AuditSearch) => ({
    ...search,
    ...(kind === 'looks' && { among: [...auditLooks] }),
    ...(kind === 'changes' && { except: [...auditLooks] }),
    ...momentsOf(period),
    personId,
    limit: itemsPerPage,
  }),
  answer: page(auditRow),
});

/** Who works or worked here, for the choice of a person; colleagues, so it is no view of a client. */
export const auditPeople = query({
  sql: 'list_audit_people',
  params: () => ({}),
  answer: z.object({
    people: z.array(
      z.object({
        id: z.string(),
        first_name: z.nullable(z.string()),
        last_name: z.nullable(z.string()),
        email: z.string(),
      }),
    ),
  }),
  toResult: ({ people }): { readonly people: readonly AuditPerson[] } => ({
    people: people.map((person) => ({ id: person.id, name: colleagueName(person) })),
  }),
});
