import { goalChange, goalRequest, notesRequest } from '#domain/goals/plans.ts';
import { layoutRequest } from '#domain/portal/layout.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { routes } from '#server/entry/routes.ts';
import { addGoal, changeGoal, keepNotes, ownPlans, removeGoal } from '#server/plans/own-plans.ts';
import { dashboard } from '#server/portal/read-dashboard.ts';
import { saveLayout } from '#server/portal/save-layout.ts';

export default routes({
  '/api/dashboard': endpoint({ GET: signedIn.reads(dashboard) }),
  '/api/dashboard/layout': endpoint({ PUT: signedIn(layoutRequest, saveLayout) }),
  '/api/goals': endpoint({ GET: signedIn.reads(ownPlans), POST: signedIn(goalRequest, addGoal) }),
  '/api/goals/:id': endpoint({
    PATCH: signedIn.byId(goalChange, changeGoal),
    DELETE: signedIn.byId(removeGoal),
  }),
  '/api/account/notes': endpoint({ PUT: signedIn(notesRequest, keepNotes) }),
});

export const config = {
  path: ['/api/dashboard', '/api/dashboard/layout', '/api/goals', '/api/goals/:id', '/api/account/notes'],
};
