import * as z from 'zod/mini';
import {
  boardItems,
  caseViewCounts,
  storedCaseRow,
  workloadRow,
  type CaseBoard,
  type CaseRow,
  type CaseSearch,
} from '#domain/cases/queue.ts';
import { isSoonLate } from '#domain/cases/due-share.ts';
import { caseStatuses } from '#domain/cases/status.ts';
import { businessDaysBetween, closedDaysNear } from '#domain/promises/business-days.ts';
import { momentAfter } from '#domain/promises/counted-time.ts';
import { officeCalendar, type OfficeCalendar } from '#domain/promises/office-calendar.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { promises } from '#domain/promises/timings.ts';
import { isSortedPlace, itemsPerPage, type ListPage } from '#domain/workplace/lists.ts';
import { dayMs, hourMs } from '#domain/durations.ts';
import type { App } from '../app.ts';
import { page } from '../database/answers.ts';
import { query } from '../http/service.ts';

const board = z.object({
  columns: z.array(z.object({ status: z.enum(caseStatuses), count: z.int(), items: z.array(storedCaseRow) })),
});

type Parts = Pick<App, 'clock' | 'site'>;

/** A counted row: days in its state, business days of silence, and whether something in it is late. */
export function countedRow(row: z.infer<typeof storedCaseRow>, now: Date, calendar: OfficeCalendar): CaseRow {
  const due = row.due?.at ?? null;
  const beginAt = beginOf(row, due, calendar);
  const first = beginAt ?? due;
  return {
    ...row,
    statusDays: Math.max(0, Math.floor((now.getTime() - Date.parse(row.statusSince)) / dayMs)),
    quietDays:
      row.reachedAt === null
        ? null
        : businessDaysBetween(officeDate(new Date(row.reachedAt)), officeDate(now), calendar),
    // What a hold pauses is not in `due`.
    isLate: first !== null && Date.parse(first) < now.getTime(),
    beginAt,
    isSoonLate:
      beginAt !== null
        ? isSoonLate({ at: beginAt, since: row.statusSince }, now, calendar)
        : row.due !== null && isSoonLate(row.due, now, calendar),
  };
}

/** When a new case that nothing holds is to be begun, unless something else in it falls due before. */
function beginOf(
  { status, statusSince, holds }: z.infer<typeof storedCaseRow>,
  due: string | null,
  calendar: OfficeCalendar,
): string | null {
  if (status !== 'submitted' || holds.length > 0) return null;
  const at = momentAfter(Date.parse(statusSince), promises.workStartsHours * hourMs, calendar.isBusinessDay);
  return due !== null && Date.parse(due) < at ? null : new Date(at).toISOString();
}

/**
 * Cases for staff by what falls due first, a page at a time. Audits first that the list was seen; what was searched for
 * is recorded nowhere.
 */
export const caseList = query({
  sql: 'list_cases',
  params: (search: CaseSearch, app: Parts) => ({
    ...search,
    ...limitsOf(app),
    // A place of a list in another order means nothing here: it starts over.
    before:
      search.before != null && isSortedPlace(search.before) === (search.sort !== undefined)
        ? search.before
        : null,
    search: search.search || null,
    limit: itemsPerPage,
  }),
  answer: page(storedCaseRow),
  toResult: ({ before, items }, { app }): ListPage<CaseRow> => {
    const [now, calendar] = [app.clock(), officeCalendar(app.site.closures)];
    return { before, items: items.map((row) => countedRow(row, now, calendar)) };
  },
});

/** How many cases stand in each view. Shows nothing about clients, so it is not audited. */
export const caseViewCountsNow = query({
  sql: 'count_case_views',
  params: (_input, app: Parts) => limitsOf(app),
  answer: caseViewCounts,
});

/** The same as a board: the first cases of each state, and how many there are. */
export const caseBoard = query({
  sql: 'board_of_cases',
  notes: { action: 'cases_viewed' },
  params: (request: CaseSearch, app: Parts) => {
    const { sort: _, down: __, before: ___, ...search } = request;
    return { ...search, ...limitsOf(app), search: search.search || null, limit: boardItems };
  },
  answer: board,
  toResult: ({ columns }, { app }): CaseBoard => {
    const [now, calendar] = [app.clock(), officeCalendar(app.site.closures)];
    return {
      columns: columns.map(({ items, ...column }) => ({
        ...column,
        items: items.map((row) => countedRow(row, now, calendar)),
      })),
    };
  },
});

/** Until when something counts as due soon, and on which days near today nobody begins a case. */
function limitsOf(app: Parts) {
  const now = app.clock();
  return {
    soonUntil: new Date(now.getTime() + dayMs).toISOString(),
    closedDays: closedDaysNear(officeDate(now), officeCalendar(app.site.closures)),
  };
}

/**
 * How much open work each colleague has, whom it waits for, and how much is late. Shows nothing about clients, so it is
 * not audited.
 */
export const workload = query({
  sql: 'read_workload',
  params: () => ({}),
  answer: z.object({ people: z.array(workloadRow) }),
});
