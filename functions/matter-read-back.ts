import { readBack } from '#domain/papers/statement.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { confirmReadBack } from '#server/cases/save-statement.ts';

export default endpoint({ POST: signedIn.byId(readBack, confirmReadBack) });

export const config = { path: '/api/matters/:id/read-back', method: 'POST' };
