import * as matters from '#domain/matters/api.staff.ts';
import * as papers from '#domain/papers/api.staff.ts';
import { addPaper } from '#server/cases/add-paper.ts';
import { coverExhibit } from '#server/cases/cover-exhibit.ts';
import { readPaperDraft } from '#server/cases/draft-papers.ts';
import { makePapers } from '#server/cases/make-papers.ts';
import { recordSignedCopy } from '#server/cases/record-signed-copy.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { withoutConflict } from '#server/entry/guards.ts';

export default endpoints(
  [matters.addPaper, addPaper, withoutConflict('matter')],
  [papers.draft, readPaperDraft, withoutConflict('matter')],
  [matters.makePapers, makePapers, withoutConflict('matter')],
  [matters.coverExhibit, coverExhibit, withoutConflict('matter')],
  [matters.recordSignedCopy, recordSignedCopy, withoutConflict('matter')],
);

export const config = {
  path: [
    '/api/staff/matters/:id/papers',
    '/api/staff/matters/:id/made-papers',
    '/api/staff/matters/:id/covered-copies',
    '/api/staff/matters/:id/signed-copy',
  ],
};
