// The calls of staff about one court matter of a case.
import * as z from 'zod/mini';
import { command, query, typed } from '../api-call.ts';
import type { SentZip } from '../cases/api.ts';
import { locales } from '../languages.ts';
import { docketCheckRequest } from '../cases/court-checks.ts';
import { letterRequest } from '../cases/letter-tracks.ts';
import { stepRequest } from '../cases/matter-steps.ts';
import { moveRequest } from '../cases/move-request.ts';
import {
  attorneyApproval,
  courtFee,
  paperReturn,
  paperUpload,
  recordedApproval,
  signedCopy,
} from '../cases/papers.ts';
import { matterRequest, partyRequest, recordRequest } from '../cases/work-requests.ts';
import { coverRequest, makeRequest } from '../papers/make-request.ts';
import { statementTranslation } from '../papers/statement.ts';
import type { CaseStatus } from '../cases/status.ts';
import type { MoveAnswer } from '../cases/move-request.ts';
import { packetRequest, type MadePaper, type MadePapers } from '../papers/make-request.ts';

export const move = /*#__PURE__*/ command('POST /api/staff/matters/:id/move', {
  who: 'staff',
  input: moveRequest,
  answer: typed<MoveAnswer>(),
});

export const returnPapers = /*#__PURE__*/ command('POST /api/staff/matters/:id/return', {
  who: 'staff',
  input: paperReturn,
  answer: typed<{ readonly status: CaseStatus; readonly timesReturned: number }>(),
});

export const save = /*#__PURE__*/ command('POST /api/staff/matters/:id/facts', {
  who: 'staff',
  input: matterRequest,
  answer: typed<{ readonly matchLost: boolean }>(),
});

export const matchRecord = /*#__PURE__*/ command('POST /api/staff/matters/:id/record', {
  who: 'staff',
  input: recordRequest,
  answer: typed<{ readonly papersVoided: number; readonly searches: number }>(),
});

export const saveParty = /*#__PURE__*/ command('POST /api/staff/matters/:id/parties', {
  who: 'staff',
  input: partyRequest,
});

export const approve = /*#__PURE__*/ command('POST /api/staff/matters/:id/approval', {
  who: 'staff',
  input: attorneyApproval,
  answer: typed<{ readonly moved: boolean; readonly status: CaseStatus }>(),
});

export const recordApproval = /*#__PURE__*/ command('POST /api/staff/matters/:id/client-approval', {
  who: 'staff',
  input: recordedApproval,
  answer: typed<{ readonly moved: boolean; readonly status: CaseStatus }>(),
});

export const settleCourtFee = /*#__PURE__*/ command('POST /api/staff/matters/:id/court-fee', {
  who: 'staff',
  input: courtFee,
});

export const recordDocketCheck = /*#__PURE__*/ command('POST /api/staff/matters/:id/docket-check', {
  who: 'staff',
  input: docketCheckRequest,
});

export const saveLetter = /*#__PURE__*/ command('POST /api/staff/matters/:id/letters', {
  who: 'staff',
  input: letterRequest,
});

export const tickStep = /*#__PURE__*/ command('POST /api/staff/matters/:id/steps', {
  who: 'staff',
  input: stepRequest,
});

export const translateStatement = /*#__PURE__*/ command('POST /api/staff/matters/:id/translation', {
  who: 'staff',
  input: statementTranslation,
  answer: typed<{ readonly version: number }>(),
});

export const addPaper = /*#__PURE__*/ command('POST /api/staff/matters/:id/papers', {
  who: 'staff',
  input: paperUpload,
  answer: typed<{
    readonly paperId: string;
    readonly documentId: string;
    readonly versionNumber: number;
    readonly pageCode: string;
    readonly sha256: string;
    readonly isChecked: boolean;
  }>(),
});

export const makePapers = /*#__PURE__*/ command('POST /api/staff/matters/:id/made-papers', {
  who: 'staff',
  input: makeRequest,
  answer: typed<MadePapers>(),
});

export const coverExhibit = /*#__PURE__*/ command('POST /api/staff/matters/:id/covered-copies', {
  who: 'staff',
  input: coverRequest,
});

export const recordSignedCopy = /*#__PURE__*/ command('POST /api/staff/matters/:id/signed-copy', {
  who: 'staff',
  input: signedCopy,
});

/** The papers to file, as one document. */
export const makePacket = /*#__PURE__*/ command('POST /api/staff/matters/:id/packet', {
  who: 'staff',
  input: packetRequest,
  answer: typed<MadePaper>(),
});

/** The same as files of their own, for a filing system of the court. */
export const filingFiles = /*#__PURE__*/ query('GET /api/staff/matters/:id/e-filing', {
  who: 'staff',
  input: z.object({ language: z.catch(z.enum(locales), 'en') }),
  answer: typed<SentZip>(),
});
