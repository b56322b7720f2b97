import { endpoint, staff } from '#server/entry/endpoint.ts';
import { redirect } from '#server/http/reply.ts';
import { openFile } from '#server/uploads/open-file.ts';

export default endpoint({ GET: staff.byId(openFile, { answer: redirect }) });

export const config = { path: '/api/staff/files/:id', method: 'GET' };
