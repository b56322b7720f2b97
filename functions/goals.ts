import { goalRequest } from '#domain/goals/plans.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { addGoal, ownPlans } from '#server/plans/own-plans.ts';

export default endpoint({ GET: signedIn.reads(ownPlans), POST: signedIn(goalRequest, addGoal) });

export const config = { path: '/api/goals' };
