import { goalChange } from '#domain/goals/plans.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { changeGoal, removeGoal } from '#server/plans/own-plans.ts';

export default endpoint({
  PATCH: signedIn.byId(goalChange, changeGoal),
  DELETE: signedIn.byId(removeGoal),
});

export const config = { path: '/api/goals/:id' };
