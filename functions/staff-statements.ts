import * as papers from '#domain/papers/api.staff.ts';
import { recordReadBack, recordStatement } from '#server/cases/save-statement.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { withoutConflict } from '#server/entry/guards.ts';

export default endpoints(
  [papers.recordStatement, recordStatement, withoutConflict('matter')],
  [papers.recordReadBack, recordReadBack, withoutConflict('matter')],
);

export const config = {
  path: ['/api/staff/matters/:id/statement', '/api/staff/matters/:id/read-back'],
};
