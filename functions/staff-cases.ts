import * as cases from '#domain/cases/api.staff.ts';
import { newViewRequest, viewRequest } from '#domain/cases/saved-views.ts';
import { assignRequest } from '#domain/cases/work-requests.ts';
import { assignCases } from '#server/cases/assign-cases.ts';
import { caseBoard, caseList, caseViewCountsNow, workload } from '#server/cases/find-cases.ts';
import { caseSheet } from '#server/cases/open-case.ts';
import { workFigures } from '#server/cases/read-work-figures.ts';
import { addView, changeView, savedViews } from '#server/cases/saved-views.ts';
import { reads, readsById } from '#server/entry/by-position.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { handlerOfCall } from '#server/entry/endpoints.ts';
import { routes } from '#server/entry/routes.ts';

/** Lists of cases, and the one that is opened from them. */
export default routes({
  /** An attorney is asked about conflicts by the reading itself. */
  '/api/staff/cases/:id': endpoint({ GET: handlerOfCall(cases.read, readsById(caseSheet)) }),
  /** By POST, to keep names out of addresses (src/domain/workplace/lists.ts). */
  '/api/staff/cases/search': endpoint({ POST: handlerOfCall(cases.search, reads(caseList)) }),
  '/api/staff/cases/board': endpoint({ POST: handlerOfCall(cases.board, reads(caseBoard)) }),
  '/api/staff/case-view-counts': endpoint({ GET: handlerOfCall(cases.viewCounts, reads(caseViewCountsNow)) }),
  '/api/staff/cases/assign': endpoint({ POST: staff(assignRequest, assignCases) }),
  '/api/staff/case-views': endpoint({
    GET: handlerOfCall(cases.savedViews, reads(savedViews)),
    POST: staff(newViewRequest, addView),
  }),
  '/api/staff/case-views/:id': endpoint({ POST: staff.byId(viewRequest, changeView) }),
  '/api/staff/workload': endpoint({ GET: handlerOfCall(cases.workload, reads(workload)) }),
  '/api/staff/work-figures': endpoint({ GET: handlerOfCall(cases.workFigures, reads(workFigures)) }),
});

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
