import { cannotComeRequest } from '#domain/calendar/cannot-come.ts';
import * as cases from '#domain/cases/api.ts';
import { courtLetterRequest } from '#domain/cases/court-checks.ts';
import { letterRequest } from '#domain/cases/letter-tracks.ts';
import { stepRequest } from '#domain/cases/matter-steps.ts';
import { changeRequest, paperApproval, stopRequest } from '#domain/cases/papers.ts';
import { readBack, statementSave } from '#domain/papers/statement.ts';
import { dangerAnswer, matterReport } from '#domain/portal/case-writes.ts';
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
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { handlerOfCall } from '#server/entry/endpoints.ts';
import { routes } from '#server/entry/routes.ts';
import { done } from '#server/http/reply.ts';
import { answerDanger } from '#server/portal/answer-danger.ts';
import { reportMatter } from '#server/portal/report-matter.ts';

/** What clients do in one matter of their case. */
export default routes({
  '/api/cases/:id/matters/:matterId/move': endpoint({
    POST: signedIn.reads.byMatter(matterReport, reportMatter, { mails: true }),
  }),
  '/api/cases/:id/matters/:matterId/steps': endpoint({
    GET: signedIn.reads.byMatter(ownSteps),
    POST: signedIn.byId(stepRequest, tickOwnStep, { answer: done }),
  }),
  '/api/cases/:id/matters/:matterId/cannot-come': endpoint({
    POST: signedIn.byId(cannotComeRequest, reportCannotCome, { answer: done, mails: true }),
  }),
  '/api/cases/:id/matters/:matterId/court-letter': endpoint({
    POST: signedIn.reads.byMatter(courtLetterRequest, sendCourtLetter, { mails: true }),
  }),
  '/api/cases/:id/matters/:matterId/letters': endpoint({
    GET: signedIn.reads.byMatter(ownLetters),
    POST: signedIn.reads.byMatter(letterRequest, saveOwnLetter, { answer: done }),
  }),
  '/api/matters/:id/approval': endpoint({
    POST: signedIn.byId(paperApproval, approveOwnPapers, { mails: true }),
  }),
  '/api/matters/:id/change': endpoint({ POST: signedIn.byId(changeRequest, askChange, { mails: true }) }),
  '/api/matters/:id/own-check': endpoint({ POST: handlerOfCall(cases.ownCheck, recordOwnCheck) }),
  '/api/matters/:id/read-back': endpoint({ POST: signedIn.byId(readBack, confirmReadBack) }),
  '/api/matters/:id/statement': endpoint({
    GET: signedIn.reads.byId(ownStatement),
    POST: signedIn.byId(statementSave, saveStatement),
  }),
  '/api/matters/:id/stop': endpoint({ POST: signedIn.byId(stopRequest, stopMatter, { mails: true }) }),
  '/api/parties/:id/danger': endpoint({
    POST: signedIn.counting('dangerAnswers').reads.byId(dangerAnswer, answerDanger, { mails: true }),
  }),
});

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
