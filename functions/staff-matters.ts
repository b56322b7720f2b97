import * as cases from '#domain/cases/api.staff.ts';
import { docketCheckRequest } from '#domain/cases/court-checks.ts';
import { letterRequest } from '#domain/cases/letter-tracks.ts';
import { stepRequest } from '#domain/cases/matter-steps.ts';
import { moveRequest } from '#domain/cases/move-request.ts';
import { attorneyApproval, courtFee, paperReturn, recordedApproval } from '#domain/cases/papers.ts';
import { matterRequest, partyRequest, recordRequest } from '#domain/cases/work-requests.ts';
import { statementTranslation } from '#domain/papers/statement.ts';
import { approveAsAttorney, recordApproval } from '#server/cases/approve-papers.ts';
import { matchRecord } from '#server/cases/match-record.ts';
import { stepsOfMatter, tickStepForClient } from '#server/cases/matter-steps.ts';
import { moveMatter } from '#server/cases/move-matter.ts';
import { recordDocketCheck } from '#server/cases/record-docket-check.ts';
import { settleCourtFee } from '#server/cases/record-signed-copy.ts';
import { returnAsAttorney } from '#server/cases/return-papers.ts';
import { saveMatter } from '#server/cases/save-matter.ts';
import { saveParty } from '#server/cases/save-party.ts';
import { translateStatement } from '#server/cases/save-statement.ts';
import { lettersOfMatter, saveLetterForClient } from '#server/cases/track-letters.ts';
import { readsById } from '#server/entry/by-position.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { handlerOfCall } from '#server/entry/endpoints.ts';
import { withoutConflict } from '#server/entry/guards.ts';
import { routes } from '#server/entry/routes.ts';
import { done } from '#server/http/reply.ts';

/** The work on one matter of a case, but for its papers. */
export default routes({
  '/api/staff/matters/:id/move': endpoint({
    POST: staff.reads.of('matter')(moveRequest, moveMatter, { mails: true }),
  }),
  '/api/staff/matters/:id/return': endpoint({
    POST: staff.of('matter')(paperReturn, returnAsAttorney, { mails: true }),
  }),
  '/api/staff/matters/:id/facts': endpoint({ POST: staff.of('matter')(matterRequest, saveMatter) }),
  '/api/staff/matters/:id/record': endpoint({ POST: staff.of('matter')(recordRequest, matchRecord) }),
  '/api/staff/matters/:id/parties': endpoint({ POST: staff.of('matter')(partyRequest, saveParty) }),
  '/api/staff/matters/:id/approval': endpoint({
    POST: staff.of('matter')(attorneyApproval, approveAsAttorney, { mails: true }),
  }),
  '/api/staff/matters/:id/client-approval': endpoint({
    POST: staff.reads.of('matter')(recordedApproval, recordApproval, { mails: true }),
  }),
  '/api/staff/matters/:id/court-fee': endpoint({ POST: staff.of('matter')(courtFee, settleCourtFee) }),
  '/api/staff/matters/:id/docket-check': endpoint({
    POST: staff.reads.of('matter')(docketCheckRequest, recordDocketCheck, { answer: done, mails: true }),
  }),
  '/api/staff/matters/:id/letters': endpoint({
    GET: handlerOfCall(cases.letters, readsById(lettersOfMatter), withoutConflict('matter')),
    POST: staff.of('matter')(letterRequest, saveLetterForClient, { answer: done }),
  }),
  '/api/staff/matters/:id/steps': endpoint({
    GET: handlerOfCall(cases.steps, readsById(stepsOfMatter), withoutConflict('matter')),
    POST: staff.of('matter')(stepRequest, tickStepForClient, { answer: done }),
  }),
  '/api/staff/matters/:id/translation': endpoint({
    POST: staff.of('matter')(statementTranslation, translateStatement),
  }),
});

export const config = {
  path: [
    '/api/staff/matters/:id/move',
    '/api/staff/matters/:id/return',
    '/api/staff/matters/:id/facts',
    '/api/staff/matters/:id/record',
    '/api/staff/matters/:id/parties',
    '/api/staff/matters/:id/approval',
    '/api/staff/matters/:id/client-approval',
    '/api/staff/matters/:id/court-fee',
    '/api/staff/matters/:id/docket-check',
    '/api/staff/matters/:id/letters',
    '/api/staff/matters/:id/steps',
    '/api/staff/matters/:id/translation',
  ],
};
