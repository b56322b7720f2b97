import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { markMilestonesSeen, readMilestones } from '#server/portal/read-milestones.ts';

export default endpoint({
  GET: signedIn.byId(readMilestones),
  POST: signedIn.byId(markMilestonesSeen),
});

export const config = { path: '/api/cases/:id/milestones' };
