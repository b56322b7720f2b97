import { openFile } from '#server/cases/open-file.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { redirect } from '#server/http/reply.ts';

export default endpoint({ GET: staff.of('file')(openFile, { answer: redirect }) });

export const config = { path: '/api/staff/files/:id', method: 'GET' };
