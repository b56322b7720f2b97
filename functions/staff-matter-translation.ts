import { statementTranslation } from '#domain/papers/statement.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { translateStatement } from '#server/cases/save-statement.ts';

export default endpoint({ POST: staff.of('matter')(statementTranslation, translateStatement) });

export const config = { path: '/api/staff/matters/:id/translation', method: 'POST' };
