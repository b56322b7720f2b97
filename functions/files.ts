import { answerFilesRequest } from '#domain/cases/file-requests.ts';
import * as portal from '#domain/portal/api.ts';
import { answerOwnRequest } from '#server/cases/answer-files.ts';
import { takeBackFile } from '#server/cases/take-back-file.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { routes } from '#server/entry/routes.ts';
import { redirect } from '#server/http/reply.ts';
import { ownApplicationFile } from '#server/own-data/sign-own-file.ts';
import { ownFiles } from '#server/portal/read-files.ts';

/** A client's own files. */
export default routes({
  '/api/case-files/:id': endpoint({ DELETE: signedIn.byId(takeBackFile) }),
  ...endpoints([portal.files, ownFiles]).routes,
  '/api/requests/:id/files': endpoint({
    POST: signedIn.reads.byId(answerFilesRequest, answerOwnRequest, { mails: true }),
  }),
  '/api/documents/:id': endpoint({ GET: signedIn.reads.byId(ownApplicationFile, { answer: redirect }) }),
});

export const config = {
  path: ['/api/case-files/:id', '/api/cases/:id/files', '/api/requests/:id/files', '/api/documents/:id'],
};
