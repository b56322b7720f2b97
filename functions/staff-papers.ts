import { paperUpload, signedCopy } from '#domain/cases/papers.ts';
import * as papers from '#domain/papers/api.staff.ts';
import { coverRequest, makeRequest } from '#domain/papers/make-request.ts';
import { addPaper } from '#server/cases/add-paper.ts';
import { coverExhibit } from '#server/cases/cover-exhibit.ts';
import { readPaperDraft } from '#server/cases/draft-papers.ts';
import { makePapers } from '#server/cases/make-papers.ts';
import { recordSignedCopy } from '#server/cases/record-signed-copy.ts';
import { runsById } from '#server/entry/by-position.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { handlerOfCall } from '#server/entry/endpoints.ts';
import { withoutConflict } from '#server/entry/guards.ts';
import { routes } from '#server/entry/routes.ts';
import { done } from '#server/http/reply.ts';

export default routes({
  '/api/staff/matters/:id/papers': endpoint({ POST: staff.reads.of('matter')(paperUpload, addPaper) }),
  '/api/staff/matters/:id/made-papers': endpoint({
    GET: handlerOfCall(papers.draft, runsById(readPaperDraft), withoutConflict('matter')),
    POST: staff.reads.of('matter')(makeRequest, makePapers),
  }),
  '/api/staff/matters/:id/covered-copies': endpoint({
    POST: staff.reads.of('matter')(coverRequest, coverExhibit, { answer: done }),
  }),
  '/api/staff/matters/:id/signed-copy': endpoint({
    POST: staff.reads.of('matter')(signedCopy, recordSignedCopy),
  }),
});

export const config = {
  path: [
    '/api/staff/matters/:id/papers',
    '/api/staff/matters/:id/made-papers',
    '/api/staff/matters/:id/covered-copies',
    '/api/staff/matters/:id/signed-copy',
  ],
};
