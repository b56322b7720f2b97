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
import { endpoints } from '#server/entry/endpoints.ts';
import { withoutConflict } from '#server/entry/guards.ts';

/** The work on one matter of a case, but for its papers. */
export default endpoints(
  [matters.move, moveMatter, withoutConflict('matter')],
  [matters.returnPapers, returnAsAttorney, withoutConflict('matter')],
  [matters.save, saveMatter, withoutConflict('matter')],
  [matters.matchRecord, matchRecord, withoutConflict('matter')],
  [matters.saveParty, saveParty, withoutConflict('matter')],
  [matters.approve, approveAsAttorney, withoutConflict('matter')],
  [matters.recordApproval, recordApproval, withoutConflict('matter')],
  [matters.settleCourtFee, settleCourtFee, withoutConflict('matter')],
  [matters.recordDocketCheck, recordDocketCheck, withoutConflict('matter')],
  [cases.letters, lettersOfMatter, withoutConflict('matter')],
  [matters.saveLetter, saveLetterForClient, withoutConflict('matter')],
  [cases.steps, stepsOfMatter, withoutConflict('matter')],
  [matters.tickStep, tickStepForClient, withoutConflict('matter')],
  [matters.translateStatement, translateStatement, withoutConflict('matter')],
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
