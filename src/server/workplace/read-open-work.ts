import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { Right } from '#domain/access/rights.ts';
import { countedEvents } from '#domain/tracking/events.ts';
import type { OpenWork } from '#domain/workplace/open-work.ts';
import type { App } from '../app.ts';
import { readAnswer } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { readDueWork } from './read-due-work.ts';
import { readOpenCases } from './read-open-cases.ts';

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

/**
 * How much waits for staff, and what falls due next. Numbers, references and times alone, so it is no view of anybody
 * and leaves no line in the audit log.
 */
export async function readOpenWork(
  app: Pick<App, 'db' | 'clock' | 'site'>,
  actor: Actor & { readonly rights: readonly Right[] },
): Promise<OpenWork> {
  const [counted, due, cases] = await Promise.all([
    app.db.rpc('count_open_work'),
    readDueWork(app),
    readOpenCases(app, actor),
  ]);
  const work = readAnswer('count_open_work', dataOf(counted), openWork);
  return {
    ...work,
    ...cases,
    templates: actor.role === 'attorney' ? work.templates.unanswered : work.templates.approved,
    today: actor.rights.includes('figures') ? work.today : null,
    due: due.slice(0, shownDue),
    dueLater: Math.max(0, due.length - shownDue),
  };
}
