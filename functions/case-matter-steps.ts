import { stepRequest } from '#domain/cases/matter-steps.ts';
import { ownSteps, tickOwnStep } from '#server/cases/matter-steps.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';

export default endpoint({
  GET: signedIn.reads.byMatter(ownSteps),
  POST: signedIn.byId(stepRequest, tickOwnStep, { answer: done }),
});

export const config = { path: '/api/cases/:id/matters/:matterId/steps', method: ['GET', 'POST'] };
