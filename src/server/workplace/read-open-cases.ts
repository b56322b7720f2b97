import * as z from 'zod/mini';
import { taskCodes } from '#domain/cases/tasks.ts';
import { nextDay } from '#domain/promises/business-days.ts';
import { officeDate, officeMidnight } from '#domain/promises/office-date.ts';
import type { OpenCases } from '#domain/workplace/open-work.ts';

/** What fits a morning; the queue has the rest. */
const shownTasks = 20;

export const openCases = z.object({
  cases: z.int(),
  casesDue: z.int(),
  casesLate: z.int(),
  casesToAnswer: z.int(),
  casesNew: z.int(),
  approvals: z.int(),
  tasks: z.array(
    z.object({
      id: z.string(),
      caseId: z.string(),
      number: z.string(),
      code: z.enum(taskCodes),
      title: z.nullable(z.string()),
      dueAt: z.string(),
      owner: z.nullable(z.string()),
      mine: z.boolean(),
      /** Whom it is about; only where Today is looked at. */
      who: z.optional(z.nullable(z.string())),
      county: z.optional(z.nullable(z.string())),
    }),
  ),
});

/** What is asked about cases: what waits by the end of this day. */
export function openCasesUntil(now: Date) {
  const until = new Date(officeMidnight(nextDay(officeDate(now)))).toISOString();
  return { now: now.toISOString(), until, limit: shownTasks };
}

/** What waits in cases by the end of this day. Codes, numbers and times: no view of a client. */
export function openCasesOf({ tasks, ...counts }: z.output<typeof openCases>, now: Date): OpenCases {
  return {
    ...counts,
    tasks: tasks.map((task) => ({ ...task, isLate: Date.parse(task.dueAt) < now.getTime() })),
  };
}
