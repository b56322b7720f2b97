import { answerFilesRequest } from '#domain/cases/file-requests.ts';
import { answerOwnRequest } from '#server/cases/answer-files.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signedIn.reads.byId(answerFilesRequest, answerOwnRequest, { mails: true }) });

export const config = { path: '/api/requests/:id/files', method: 'POST' };
