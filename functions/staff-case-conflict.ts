import { conflictRequest } from '#domain/cases/attorneys.ts';
import { answerConflictCheck, readConflictCheck } from '#server/cases/conflict-check.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({
  GET: staff.byId(readConflictCheck),
  POST: staff.byId(conflictRequest, answerConflictCheck),
});

export const config = { path: '/api/staff/cases/:id/conflict-check', method: ['GET', 'POST'] };
