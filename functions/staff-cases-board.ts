import { caseSearch } from '#domain/cases/queue.ts';
import { caseBoard } from '#server/cases/find-cases.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.reads(caseSearch, caseBoard) });

export const config = { path: '/api/staff/cases/board', method: 'POST' };
