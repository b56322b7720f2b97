import { takeBackFile } from '#server/cases/take-back-file.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ DELETE: signedIn.byId(takeBackFile) });

export const config = { path: '/api/case-files/:id', method: 'DELETE' };
