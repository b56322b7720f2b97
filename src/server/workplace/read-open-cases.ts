import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { taskCodes } from '#domain/cases/tasks.ts';
import { nextDay } from '#domain/promises/business-days.ts';
import { officeDate, officeMidnight } from '#domain/promises/office-date.ts';
import type { OpenCases } from '#domain/workplace/open-work.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { callSql } from '../database/call-sql.ts';

/** What fits a morning; the queue has the rest. */
const shownTasks = 20;

const openCases = z.object({
  cases: z.int(),
  casesDue: z.int(),
  casesLate: z.int(),
  casesUnread: z.int(),
  casesNew: z.int(),
  approvals: z.int(),
  tasks: z.array(
    z.object({
      id: z.string(),
      caseId: z.string(),
      number: z.string(),
      code: z.enum(taskCodes),
      dueAt: z.string(),
      owner: z.nullable(z.string()),
      mine: z.boolean(),
    }),
  ),
});

/** What waits in cases by the end of this day. Codes, numbers and times: no view of a client. */
export async function readOpenCases(app: Pick<App, 'db' | 'clock'>, actor: Actor): Promise<OpenCases> {
  const now = app.clock();
  const until = new Date(officeMidnight(nextDay(officeDate(now)))).toISOString();
  const p = { ...byActor(actor), now: now.toISOString(), until, limit: shownTasks };
  const { tasks, ...counts } = await callSql(app, 'count_open_cases', p, openCases);
  return {
    ...counts,
    tasks: tasks.map((task) => ({ ...task, isLate: Date.parse(task.dueAt) < now.getTime() })),
  };
}
