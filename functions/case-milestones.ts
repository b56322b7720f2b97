import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { markMilestonesSeen, ownMilestones } from '#server/portal/read-milestones.ts';

export default endpoint({
  GET: signedIn.reads.byId(ownMilestones),
  POST: signedIn.byId(markMilestonesSeen),
});

export const config = { path: '/api/cases/:id/milestones' };
