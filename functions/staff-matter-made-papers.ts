import { makeRequest } from '#domain/papers/make-request.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { readPaperDraft } from '#server/cases/draft-papers.ts';
import { makePapers } from '#server/cases/make-papers.ts';

export default endpoint({
  GET: staff.of('matter')(readPaperDraft),
  POST: staff.reads.of('matter')(makeRequest, makePapers),
});

export const config = { path: '/api/staff/matters/:id/made-papers', method: ['GET', 'POST'] };
