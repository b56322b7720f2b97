import * as matters from '#domain/matters/api.staff.ts';
import * as cases from '#domain/cases/api.staff.ts';
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
import { done } from '#server/http/reply.ts';
import { readsById, runsById, writesById } from '#server/entry/by-position.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { withoutConflict } from '#server/entry/guards.ts';

/** The work on one matter of a case, but for its papers. */
export default endpoints(
  [matters.move, writesById(moveMatter, { sendsMail: true }), withoutConflict('matter')],
  [matters.returnPapers, runsById(returnAsAttorney, { sendsMail: true }), withoutConflict('matter')],
  [matters.save, runsById(saveMatter), withoutConflict('matter')],
  [matters.matchRecord, runsById(matchRecord), withoutConflict('matter')],
  [matters.saveParty, runsById(saveParty), withoutConflict('matter')],
  [matters.approve, runsById(approveAsAttorney, { sendsMail: true }), withoutConflict('matter')],
  [matters.recordApproval, writesById(recordApproval, { sendsMail: true }), withoutConflict('matter')],
  [matters.settleCourtFee, runsById(settleCourtFee), withoutConflict('matter')],
  [
    matters.recordDocketCheck,
    writesById(recordDocketCheck, { respond: done, sendsMail: true }),
    withoutConflict('matter'),
  ],
  [cases.letters, readsById(lettersOfMatter), withoutConflict('matter')],
  [matters.saveLetter, runsById(saveLetterForClient, { respond: done }), withoutConflict('matter')],
  [cases.steps, readsById(stepsOfMatter), withoutConflict('matter')],
  [matters.tickStep, runsById(tickStepForClient, { respond: done }), withoutConflict('matter')],
  [matters.translateStatement, runsById(translateStatement), withoutConflict('matter')],
);

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
