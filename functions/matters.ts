import { cannotComeRequest } from '#domain/calendar/cannot-come.ts';
import * as cases from '#domain/cases/api.ts';
import { courtLetterRequest } from '#domain/cases/court-checks.ts';
import { letterRequest } from '#domain/cases/letter-tracks.ts';
import { stepRequest } from '#domain/cases/matter-steps.ts';
import { changeRequest, paperApproval, stopRequest } from '#domain/cases/papers.ts';
import * as matters from '#domain/matters/api.ts';
import * as papers from '#domain/papers/api.ts';
import { readBack, statementSave } from '#domain/papers/statement.ts';
import { dangerAnswer, matterReport } from '#domain/portal/case-writes.ts';
import { approveOwnPapers } from '#server/cases/approve-papers.ts';
import { ownSteps, tickOwnStep } from '#server/cases/matter-steps.ts';
import { ownStatement } from '#server/cases/read-statement.ts';
import { recordOwnCheck } from '#server/cases/record-docket-check.ts';
import { reportCannotCome } from '#server/cases/report-cannot-come.ts';
import { askChange } from '#server/cases/return-papers.ts';
import { confirmReadBack, saveStatement } from '#server/cases/save-statement.ts';
import { sendCourtLetter } from '#server/cases/send-court-letter.ts';
import { stopMatter } from '#server/cases/stop-matter.ts';
import { ownLetters, saveOwnLetter } from '#server/cases/track-letters.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { checkedWith, rateLimited } from '#server/entry/guards.ts';
import { answerDanger } from '#server/portal/answer-danger.ts';
import { reportMatter } from '#server/portal/report-matter.ts';

/** What clients do in one matter of their case. */
export default endpoints(
  [matters.ownCheck, recordOwnCheck],
  [cases.reportMove, reportMatter, checkedWith(matterReport)],
  [cases.steps, ownSteps],
  [cases.tickStep, tickOwnStep, checkedWith(stepRequest)],
  [cases.cannotCome, reportCannotCome, checkedWith(cannotComeRequest)],
  [cases.sendCourtLetter, sendCourtLetter, checkedWith(courtLetterRequest)],
  [cases.letters, ownLetters],
  [cases.saveLetter, saveOwnLetter, checkedWith(letterRequest)],
  [cases.approvePapers, approveOwnPapers, checkedWith(paperApproval)],
  [cases.askChange, askChange, checkedWith(changeRequest)],
  [papers.confirmReadBack, confirmReadBack, checkedWith(readBack)],
  [papers.statement, ownStatement],
  [papers.saveStatement, saveStatement, checkedWith(statementSave)],
  [cases.stopMatter, stopMatter, checkedWith(stopRequest)],
  [cases.answerDanger, answerDanger, checkedWith(dangerAnswer), rateLimited('dangerAnswers')],
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
