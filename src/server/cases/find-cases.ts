import * as z from 'zod/mini';
import {
  boardItems,
  caseViewCounts,
  storedCaseRow,
  workloadRow,
  type CaseViewCounts,
  type CaseBoard,
  type CaseRow,
  type CaseSearch,
  type WorkloadRow,
} from '#domain/cases/queue.ts';
import { isSoonLate } from '#domain/cases/due-share.ts';
import { caseStatuses } from '#domain/cases/status.ts';
import { lateIfBegunBefore } from '#domain/promises/begun-before.ts';
import { businessDaysBetween } from '#domain/promises/business-days.ts';
import { officeCalendar, type OfficeCalendar } from '#domain/promises/office-calendar.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { promises } from '#domain/promises/timings.ts';
import { isSortedPlace, itemsPerPage, type ListPage } from '#domain/workplace/lists.ts';
import { dayMs, hourMs } from '#domain/durations.ts';
import type { App } from '../app.ts';
import { page } from '../database/answers.ts';
import { reading } from '../database/reading.ts';

const board = z.object({
  columns: z.array(z.object({ status: z.enum(caseStatuses), count: z.int(), items: z.array(storedCaseRow) })),
});

type Parts = Pick<App, 'clock' | 'site'>;

/** A counted row: days in its state, business days of silence, and whether something in it is late. */
export function countedRow(row: z.infer<typeof storedCaseRow>, now: Date, calendar: OfficeCalendar): CaseRow {
  const due = row.due?.at ?? null;
  const beginLate = lateIfBegunBefore(now, promises.workStartsHours * hourMs, calendar);
  return {
    ...row,
    statusDays: Math.max(0, Math.floor((now.getTime() - Date.parse(row.statusSince)) / dayMs)),
    quietDays:
      row.reachedAt === null
        ? null
        : businessDaysBetween(officeDate(new Date(row.reachedAt)), officeDate(now), calendar),
    // What a hold pauses is not in `due`.
    isLate:
      due === null
        ? row.holds.length === 0 &&
          row.status === 'submitted' &&
          Date.parse(row.statusSince) < beginLate.getTime()
        : Date.parse(due) < now.getTime(),
    isSoonLate: row.due !== null && isSoonLate(row.due, now, calendar),
  };
}

/**
 * Cases for staff by what falls due first, a page at a time. Audits first that the list was seen; what was searched for
 * is recorded nowhere.
 */
export const caseList = reading({
  name: 'list_cases',
  ask: (app: Parts, search: CaseSearch) => ({
    ...searchParameters(app, search),
    limit: itemsPerPage,
  }),
  answer: page(storedCaseRow),
  describe: (app: Parts, { before, items }): ListPage<CaseRow> => {
    const [now, calendar] = [app.clock(), officeCalendar(app.site.closures)];
    return { before, items: items.map((row) => countedRow(row, now, calendar)) };
  },
});

/** How many cases stand in each view. Shows nothing about clients, so it is not audited. */
export const caseViewCountsNow = reading({
  name: 'count_case_views',
  ask: (app: Parts) => searchParameters(app, {}),
  answer: caseViewCounts,
  describe: (_app, stored): CaseViewCounts => stored,
});

/** The same as a board: the first cases of each state, and how many there are. */
export const caseBoard = reading({
  name: 'board_of_cases',
  notes: { action: 'cases_viewed' },
  ask: (app: Parts, search: CaseSearch) => ({ ...searchParameters(app, search), limit: boardItems }),
  answer: board,
  describe: (app: Parts, { columns }): CaseBoard => {
    const [now, calendar] = [app.clock(), officeCalendar(app.site.closures)];
    return {
      columns: columns.map(({ items, ...column }) => ({
        ...column,
        items: items.map((row) => countedRow(row, now, calendar)),
      })),
    };
  },
});

function searchParameters(app: Parts, search: CaseSearch) {
  const now = app.clock();
  const beginBefore = lateIfBegunBefore(
    now,
    promises.workStartsHours * hourMs,
    officeCalendar(app.site.closures),
  );
  return {
    ...search,
    // A place of a list in another order means nothing here: it begins anew.
    before:
      search.before != null && isSortedPlace(search.before) === (search.sort !== undefined)
        ? search.before
        : null,
    search: search.search || null,
    soonUntil: new Date(now.getTime() + dayMs).toISOString(),
    beginLateBefore: beginBefore.toISOString(),
  };
}

/**
 * How much open work each colleague has, whom it waits for, and how much is late. Shows nothing about clients, so it is
 * not audited.
 */
export const workload = reading({
  name: 'read_workload',
  ask: () => ({}),
  answer: z.object({ people: z.array(workloadRow) }),
  describe: (_app, stored): { readonly people: readonly WorkloadRow[] } => stored,
});
