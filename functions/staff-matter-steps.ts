import { stepRequest } from '#domain/cases/matter-steps.ts';
import { stepsOfMatter, tickStepForClient } from '#server/cases/matter-steps.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';

export default endpoint({
  GET: staff.reads.of('matter')(stepsOfMatter),
  POST: staff.of('matter')(stepRequest, tickStepForClient, { answer: done }),
});

export const config = { path: '/api/staff/matters/:id/steps', method: ['GET', 'POST'] };
