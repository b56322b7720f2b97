import { openedFile } from '#server/cases/open-file.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { redirect } from '#server/http/reply.ts';

export default endpoint({ GET: staff.reads.of('file')(openedFile, { answer: redirect }) });

export const config = { path: '/api/staff/files/:id', method: 'GET' };
