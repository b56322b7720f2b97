import * as matters from '#domain/matters/api.staff.ts';
import * as papers from '#domain/papers/api.staff.ts';
import { addPaper } from '#server/cases/add-paper.ts';
import { coverExhibit } from '#server/cases/cover-exhibit.ts';
import { readPaperDraft } from '#server/cases/draft-papers.ts';
import { makePapers } from '#server/cases/make-papers.ts';
import { recordSignedCopy } from '#server/cases/record-signed-copy.ts';
import { done } from '#server/http/reply.ts';
import { runsById, writesById } from '#server/entry/by-position.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { withoutConflict } from '#server/entry/guards.ts';

export default endpoints(
  [matters.addPaper, writesById(addPaper), withoutConflict('matter')],
  [papers.draft, runsById(readPaperDraft), withoutConflict('matter')],
  [matters.makePapers, writesById(makePapers), withoutConflict('matter')],
  [matters.coverExhibit, writesById(coverExhibit, { respond: done }), withoutConflict('matter')],
  [matters.recordSignedCopy, writesById(recordSignedCopy), withoutConflict('matter')],
);

export const config = {
  path: [
    '/api/staff/matters/:id/papers',
    '/api/staff/matters/:id/made-papers',
    '/api/staff/matters/:id/covered-copies',
    '/api/staff/matters/:id/signed-copy',
  ],
};
