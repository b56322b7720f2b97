import { caseSearch } from '#domain/cases/queue.ts';
import { readBoard } from '#server/cases/find-cases.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff(caseSearch, readBoard) });

export const config = { path: '/api/staff/cases/board', method: 'POST' };
