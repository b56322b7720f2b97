import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { Right } from '#domain/access/rights.ts';
import { sameDayDue } from '#domain/cases/same-day.ts';
import { hearingsUntil } from '#domain/intake/near-hearing.ts';
import { locales } from '#domain/languages.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { countedEvents } from '#domain/tracking/events.ts';
import type { OpenWork } from '#domain/workplace/open-work.ts';
import { query, type QueryContext } from '../http/service.ts';
import { dueWorkOf, mostOfAKind, openPromises } from './read-due-work.ts';
import { openCases, openCasesOf, openCasesUntil } from './read-open-cases.ts';

const openWork = z.object({
  applications: z.int(),
  applicationsPaid: z.int(),
  oldestPaidApplication: z.nullable(z.string()),
  messages: z.int(),
  messagesSuspicious: z.int(),
  oldestMessage: z.nullable(z.string()),
  texts: z.int(),
  tickets: z.int(),
  templates: z.object({ unanswered: z.int(), approved: z.int() }),
  orders: z.int(),
  refunds: z.int(),
  mail: z.int(),
  dataRequests: z.int(),
  nextDataRequest: z.nullable(z.string()),
  today: z.partialRecord(z.enum(countedEvents), z.int()),
});

/** What fits a morning; the lists have the rest. */
const shownDue = 20;

const nearHearings = z.array(
  z.object({
    id: z.string(),
    reference: z.string(),
    hearingDate: z.string(),
    submittedAt: z.string(),
    caseId: z.nullable(z.string()),
    /** Whom it is about; only where Today is looked at. */
    who: z.optional(z.string()),
    county: z.optional(z.nullable(z.string())),
    language: z.optional(z.enum(locales)),
    phone: z.optional(z.nullable(z.string())),
  }),
);

const stored = z.object({
  work: openWork,
  promises: openPromises,
  cases: openCases,
  hearings: nearHearings,
});

type Reader = Actor & { readonly rights: readonly Right[] };

function openWorkOf(
  { work, promises, cases, hearings }: z.output<typeof stored>,
  { app, actor: who }: QueryContext<Reader, unknown>,
): OpenWork {
  const due = dueWorkOf(app, promises);
  const calendar = officeCalendar(app.site.closures);
  return {
    ...work,
    ...openCasesOf(cases, app.clock()),
    templates: who.role === 'attorney' ? work.templates.unanswered : work.templates.approved,
    today: who.rights.includes('figures') ? work.today : null,
    due: due.slice(0, shownDue),
    hearings: hearings.map(({ submittedAt, ...hearing }) => ({
      ...hearing,
      answerBy: sameDayDue(new Date(submittedAt), calendar),
      stopsPayment: hearing.caseId === null && hearing.hearingDate <= hearingsUntil(app.clock(), calendar),
    })),
    dueLater: Math.max(0, due.length - shownDue),
  };
}

/**
 * How much waits for staff, for the navigation. Numbers, references and times alone, so it is no view of anybody and
 * leaves no line in the audit log.
 */
export const waiting = query({
  sql: 'read_today',
  params: (_input, { clock }) => ({ ...openCasesUntil(clock()), maxPromises: mostOfAKind }),
  answer: stored,
  toResult: openWorkOf,
});

/** The same with the people whom it is about, as Today shows it: a look at clients, and noted as one. */
export const today = query({
  sql: 'read_today',
  notes: { action: 'cases_viewed' },
  params: (_input, { clock }) => ({ ...openCasesUntil(clock()), maxPromises: mostOfAKind, names: true }),
  answer: stored,
  toResult: openWorkOf,
});
