import { answerFilesRequest } from '#domain/cases/file-requests.ts';
import { answerRequestForClient } from '#server/cases/answer-files.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.reads.of('request')(answerFilesRequest, answerRequestForClient) });

export const config = { path: '/api/staff/requests/:id/files', method: 'POST' };
