import * as z from 'zod/mini';
import { caseFlags } from '#domain/cases/flags.ts';
import { sameDayDue } from '#domain/cases/same-day.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';

/** Far more than are raised within an hour. */
const mostFlags = 500;

const pressing = z.object({
  items: z.array(z.object({ caseId: z.string(), flag: z.enum(caseFlags), raisedAt: z.string() })),
});

/**
 * Makes a task of the same business day for each new case whose eviction is still open or whose hearing is near: the
 * client is told about free legal help, and offered the refund. Once for each time a flag is raised.
 */
export async function watchFlags(app: Pick<App, 'db' | 'clock' | 'site' | 'log'>): Promise<void> {
  const { items } = await callSql(app, 'list_pressing_flags', { limit: mostFlags }, pressing);
  if (items.length === 0) return;
  const calendar = officeCalendar(app.site.closures);
  const due = items.map((item) => ({ ...item, dueAt: sameDayDue(new Date(item.raisedAt), calendar) }));
  const { noted } = await callSql(app, 'note_pressing_flags', { items: due }, z.object({ noted: z.int() }));
  app.log('flags_watched', { noted });
}
