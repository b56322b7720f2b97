import { statementSave } from '#domain/papers/statement.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { ownStatement } from '#server/cases/read-statement.ts';
import { saveStatement } from '#server/cases/save-statement.ts';

export default endpoint({
  GET: signedIn.reads.byId(ownStatement),
  POST: signedIn.byId(statementSave, saveStatement),
});

export const config = { path: '/api/matters/:id/statement', method: ['GET', 'POST'] };
