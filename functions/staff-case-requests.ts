import { askFilesRequest } from '#domain/cases/file-requests.ts';
import { askFiles } from '#server/cases/ask-files.ts';
import { requestsOfCase } from '#server/cases/read-file-requests.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({
  GET: staff.reads.of('case')(requestsOfCase),
  POST: staff.of('case')(askFilesRequest, askFiles, { mails: true }),
});

export const config = { path: '/api/staff/cases/:id/requests' };
