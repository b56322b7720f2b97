import * as goals from '#domain/goals/api.ts';
import { goalChange, goalRequest, notesRequest } from '#domain/goals/plans.ts';
import * as portal from '#domain/portal/api.ts';
import { layoutRequest } from '#domain/portal/layout.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { checkedWith } from '#server/entry/guards.ts';
import { addGoal, changeGoal, keepNotes, ownPlans, removeGoal } from '#server/plans/own-plans.ts';
import { dashboard } from '#server/portal/read-dashboard.ts';
import { saveLayout } from '#server/portal/save-layout.ts';

export default endpoints(
  [portal.dashboard, dashboard],
  [portal.saveLayout, saveLayout, checkedWith(layoutRequest)],
  [goals.list, ownPlans],
  [goals.add, addGoal, checkedWith(goalRequest)],
  [goals.change, changeGoal, checkedWith(goalChange)],
  [goals.remove, removeGoal],
  [goals.keepNotes, keepNotes, checkedWith(notesRequest)],
);

export const config = {
  path: ['/api/dashboard', '/api/dashboard/layout', '/api/goals', '/api/goals/:id', '/api/account/notes'],
};
