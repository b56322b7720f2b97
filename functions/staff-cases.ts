import * as cases from '#domain/cases/api.staff.ts';
import { assignCases } from '#server/cases/assign-cases.ts';
import { caseBoard, caseList, caseViewCountsNow, workload } from '#server/cases/find-cases.ts';
import { caseSheet } from '#server/cases/open-case.ts';
import { workFigures } from '#server/cases/read-work-figures.ts';
import { addView, changeView, savedViews } from '#server/cases/saved-views.ts';
import { endpoints } from '#server/entry/endpoints.ts';
export default endpoints(
  /** An attorney is asked about conflicts by the reading itself. */
  [cases.read, caseSheet],
  /** By POST, to keep names out of addresses (src/domain/workplace/lists.ts). */
  [cases.search, caseList],
  [cases.board, caseBoard],
  [cases.viewCounts, caseViewCountsNow],
  [cases.assign, assignCases],
  [cases.savedViews, savedViews],
  [cases.addView, addView],
  [cases.changeView, changeView],
  [cases.workload, workload],
  [cases.workFigures, workFigures],
);

export const config = {
  path: [
    '/api/staff/cases/:id',
    '/api/staff/cases/search',
    '/api/staff/cases/board',
    '/api/staff/case-view-counts',
    '/api/staff/cases/assign',
    '/api/staff/case-views',
    '/api/staff/case-views/:id',
    '/api/staff/workload',
    '/api/staff/work-figures',
  ],
};
