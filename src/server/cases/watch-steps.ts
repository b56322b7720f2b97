import * as z from 'zod/mini';
import { dueOfStep } from '#domain/cases/step-clock.ts';
import { caseStatuses } from '#domain/cases/status.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { dayMs } from '#domain/durations.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';

/** No promise is shorter than this: younger steps cannot be late and are not read. */
const shortestMs = dayMs;
/** Far more than are ever open at once; the oldest come first. */
const mostSteps = 5_000;

const steps = z.object({
  items: z.array(
    z.object({
      matterId: z.string(),
      status: z.enum(caseStatuses),
      since: z.string(),
      oursSince: z.string(),
      holds: z.array(z.object({ from: z.string(), to: z.nullable(z.string()) })),
    }),
  ),
});
const noted = z.object({ noted: z.int() });

/** Makes a task of each step of ours that is late, once per stay in a state. Returns how many are late now. */
export async function watchSteps(app: Pick<App, 'db' | 'clock' | 'site' | 'log'>): Promise<number> {
  const now = app.clock();
  const p = { before: new Date(now.getTime() - shortestMs).toISOString(), limit: mostSteps };
  const { items } = await callSql(app, 'list_our_steps', p, steps);
  const calendar = officeCalendar(app.site.closures);
  const late = items.flatMap((step) => {
    const due = dueOfStep({ ...step, since: step.oursSince }, now, calendar);
    return due?.isLate ? [{ matterId: step.matterId, since: step.since, dueAt: due.at }] : [];
  });
  const count = late.length > 0 ? (await callSql(app, 'note_late_steps', { items: late }, noted)).noted : 0;
  app.log('steps_watched', { open: items.length, late: count });
  return count;
}
