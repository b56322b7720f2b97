import * as cases from '#domain/cases/api.ts';
import * as papers from '#domain/papers/api.ts';
import { approveOwnPapers } from '#server/cases/approve-papers.ts';
import { ownSteps, tickOwnStep } from '#server/cases/matter-steps.ts';
import { recordOwnCheck } from '#server/cases/record-docket-check.ts';
import { ownStatement } from '#server/cases/read-statement.ts';
import { reportCannotCome } from '#server/cases/report-cannot-come.ts';
import { askChange } from '#server/cases/return-papers.ts';
import { confirmReadBack, saveStatement } from '#server/cases/save-statement.ts';
import { sendCourtLetter } from '#server/cases/send-court-letter.ts';
import { stopMatter } from '#server/cases/stop-matter.ts';
import { ownLetters, saveOwnLetter } from '#server/cases/track-letters.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { rateLimited } from '#server/entry/guards.ts';
import { answerDanger } from '#server/portal/answer-danger.ts';
import { reportMatter } from '#server/portal/report-matter.ts';

/** What clients do in one matter of their case. */
export default endpoints(
  [cases.ownCheck, recordOwnCheck],
  [cases.reportMove, reportMatter],
  [cases.steps, ownSteps],
  [cases.tickStep, tickOwnStep],
  [cases.cannotCome, reportCannotCome],
  [cases.sendCourtLetter, sendCourtLetter],
  [cases.letters, ownLetters],
  [cases.saveLetter, saveOwnLetter],
  [cases.approvePapers, approveOwnPapers],
  [cases.askChange, askChange],
  [papers.confirmReadBack, confirmReadBack],
  [papers.statement, ownStatement],
  [papers.saveStatement, saveStatement],
  [cases.stopMatter, stopMatter],
  [cases.answerDanger, answerDanger, rateLimited('dangerAnswers')],
);

export const config = {
  path: [
    '/api/cases/:id/matters/:matterId/move',
    '/api/cases/:id/matters/:matterId/steps',
    '/api/cases/:id/matters/:matterId/cannot-come',
    '/api/cases/:id/matters/:matterId/court-letter',
    '/api/cases/:id/matters/:matterId/letters',
    '/api/matters/:id/approval',
    '/api/matters/:id/change',
    '/api/matters/:id/own-check',
    '/api/matters/:id/read-back',
    '/api/matters/:id/statement',
    '/api/matters/:id/stop',
    '/api/parties/:id/danger',
  ],
};
