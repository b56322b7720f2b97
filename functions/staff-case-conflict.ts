import { conflictRequest } from '#domain/cases/attorneys.ts';
import { answerConflictCheck, conflictCheck } from '#server/cases/conflict-check.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({
  GET: staff.reads.byId(conflictCheck),
  POST: staff.byId(conflictRequest, answerConflictCheck),
});

export const config = { path: '/api/staff/cases/:id/conflict-check', method: ['GET', 'POST'] };
