import * as goals from '#domain/goals/api.ts';
import * as portal from '#domain/portal/api.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { addGoal, changeGoal, keepNotes, ownPlans, removeGoal } from '#server/plans/own-plans.ts';
import { dashboard } from '#server/portal/read-dashboard.ts';
import { saveLayout } from '#server/portal/save-layout.ts';

export default endpoints(
  [portal.dashboard, dashboard],
  [portal.saveLayout, saveLayout],
  [goals.list, ownPlans],
  [goals.add, addGoal],
  [goals.change, changeGoal],
  [goals.remove, removeGoal],
  [goals.keepNotes, keepNotes],
);

export const config = {
  path: ['/api/dashboard', '/api/dashboard/layout', '/api/goals', '/api/goals/:id', '/api/account/notes'],
};
