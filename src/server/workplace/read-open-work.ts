import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { Right } from '#domain/access/rights.ts';
import { countedEvents } from '#domain/tracking/events.ts';
import type { OpenWork } from '#domain/workplace/open-work.ts';
import type { App } from '../app.ts';
import { reading } from '../database/reading.ts';
import { dueWorkOf, mostOfAKind, openPromises } from './read-due-work.ts';
import { openCases, openCasesOf, openCasesUntil } from './read-open-cases.ts';

const openWork = z.object({
  applications: z.int(),
  applicationsPaid: z.int(),
  oldestPaidApplication: z.nullable(z.string()),
  messages: z.int(),
  messagesSuspicious: z.int(),
  oldestMessage: z.nullable(z.string()),
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

const stored = z.object({ work: openWork, promises: openPromises, cases: openCases });

/**
 * How much waits for staff, and what falls due next. Numbers, references and times alone, so it is no view of anybody
 * and leaves no line in the audit log.
 */
export const today = reading({
  name: 'read_today',
  ask: ({ clock }: Pick<App, 'clock' | 'site'>) => ({
    ...openCasesUntil(clock()),
    mostPromises: mostOfAKind,
  }),
  answer: stored,
  describe: (
    app: Pick<App, 'clock' | 'site'>,
    { work, promises, cases },
    who: Actor & { readonly rights: readonly Right[] },
  ): OpenWork => {
    const due = dueWorkOf(app, promises);
    return {
      ...work,
      ...openCasesOf(cases, app.clock()),
      templates: who.role === 'attorney' ? work.templates.unanswered : work.templates.approved,
      today: who.rights.includes('figures') ? work.today : null,
      due: due.slice(0, shownDue),
      dueLater: Math.max(0, due.length - shownDue),
    };
  },
});
