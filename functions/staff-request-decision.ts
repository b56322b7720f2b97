import { decideFilesRequest } from '#domain/cases/file-requests.ts';
import { decideFiles } from '#server/cases/decide-files.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('request')(decideFilesRequest, decideFiles, { mails: true }) });

export const config = { path: '/api/staff/requests/:id/decision', method: 'POST' };
