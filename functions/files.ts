import * as cases from '#domain/cases/api.ts';
import { answerFilesRequest } from '#domain/cases/file-requests.ts';
import * as ownData from '#domain/own-data/api.ts';
import * as portal from '#domain/portal/api.ts';
import { shelfQuery } from '#domain/portal/case-files.ts';
import { answerOwnRequest } from '#server/cases/answer-files.ts';
import { takeBackFile } from '#server/cases/take-back-file.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { checkedWith } from '#server/entry/guards.ts';
import { ownApplicationFile } from '#server/own-data/sign-own-file.ts';
import { ownFiles } from '#server/portal/read-files.ts';

/** A client's own files. */
export default endpoints(
  [portal.files, ownFiles, checkedWith(shelfQuery)],
  [cases.takeBackFile, takeBackFile],
  [cases.answerRequest, answerOwnRequest, checkedWith(answerFilesRequest)],
  [ownData.applicationFile, ownApplicationFile],
);

export const config = {
  path: ['/api/case-files/:id', '/api/cases/:id/files', '/api/requests/:id/files', '/api/documents/:id'],
};
