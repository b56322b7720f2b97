// The calls of clients about their case.
import { checkedBy, command, parsedBy, query, typed, type FileAnswer } from '../api-call.ts';
import type { cannotComeRequest } from '../calendar/cannot-come.ts';
import type { nameRequest } from '../people/legal-name.ts';
import type { CasePage } from '../portal/case-page.ts';
import type { dangerAnswer, matterReport } from '../portal/case-writes.ts';
import type { languageOrEnglish, languageQuery } from '../language-query.ts';
import type * as answers from './answers.ts';
import type { courtLetterRequest } from './court-checks.ts';
import type { letterRequest, LetterTrack } from './letter-tracks.ts';
import type { stepRequest, StepList } from './matter-steps.ts';
import type { changeRequest, paperApproval, stopRequest } from './papers.ts';
import type { draftRequest, ownMessageRequest, readRequest, threadQuery } from './thread.ts';
import type { matterChoice } from './upgrades.ts';
import type { answerFilesRequest } from './file-requests.ts';

/** A ZIP, which a link downloads. */
export interface SentZip {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly name: string;
}

/** What we ask for. */
export const requests = /*#__PURE__*/ query('GET /api/cases/:id/requests', {
  who: 'signedIn',
  answer: parsedBy<typeof answers.requests>(),
});

/** What is uploaded where the court has a filing system: a ZIP of PDFs, and a sheet of what to type where. */
export const filingFiles = /*#__PURE__*/ query('GET /api/matters/:id/e-filing', {
  who: 'signedIn',
  input: checkedBy<typeof languageOrEnglish>(),
  answer: typed<SentZip>(),
});

/** The papers that are ready to be read. */
export const papers = /*#__PURE__*/ query('GET /api/cases/:id/papers', {
  who: 'signedIn',
  answer: parsedBy<typeof answers.papers>(),
});

/** A page of the messages; without `before`, the newest. */
export const thread = /*#__PURE__*/ query('GET /api/cases/:id/messages', {
  who: 'signedIn',
  input: checkedBy<typeof threadQuery>(),
  answer: parsedBy<typeof answers.thread>(),
});

export const markRead = /*#__PURE__*/ command('POST /api/cases/:id/messages/read', {
  who: 'signedIn',
  input: checkedBy<typeof readRequest>(),
});

/** The message they have begun and not sent. */
export const draft = /*#__PURE__*/ query('GET /api/cases/:id/draft', {
  who: 'signedIn',
  answer: parsedBy<typeof answers.draft>(),
});

export const keepDraft = /*#__PURE__*/ command('PUT /api/cases/:id/draft', {
  who: 'signedIn',
  input: checkedBy<typeof draftRequest>(),
  answer: parsedBy<typeof answers.keepDraft>(),
});

export const read = /*#__PURE__*/ query('GET /api/cases/:id', {
  who: 'signedIn',
  answer: typed<CasePage>(),
});

/** Which matters we work on. */
export const chooseMatters = /*#__PURE__*/ command('POST /api/cases/:id/matters', {
  who: 'signedIn',
  input: checkedBy<typeof matterChoice>(),
});

export const sendMessage = /*#__PURE__*/ command('POST /api/cases/:id/messages', {
  who: 'signedIn',
  input: checkedBy<typeof ownMessageRequest>(),
  answer: parsedBy<typeof answers.sendMessage>(),
});

/** What they are called today, with a picture that shows it. */
export const askNameChange = /*#__PURE__*/ command('POST /api/cases/:id/name', {
  who: 'signedIn',
  input: checkedBy<typeof nameRequest>(),
});

export const preparerPicture = /*#__PURE__*/ query('GET /api/cases/:id/preparer-picture', {
  who: 'signedIn',
  answer: typed<FileAnswer>(),
});

/** What happened in a matter: filed, a day at court. */
export const reportMove = /*#__PURE__*/ command('POST /api/cases/:id/matters/:matterId/move', {
  who: 'signedIn',
  input: checkedBy<typeof matterReport>(),
  answer: parsedBy<typeof answers.reportMove>(),
});

/** The steps by hand of a matter. */
export const steps = /*#__PURE__*/ query('GET /api/cases/:id/matters/:matterId/steps', {
  who: 'signedIn',
  answer: typed<StepList>(),
});

export const tickStep = /*#__PURE__*/ command('POST /api/cases/:id/matters/:matterId/steps', {
  who: 'signedIn',
  input: checkedBy<typeof stepRequest>(),
});

/** To the hearing. */
export const cannotCome = /*#__PURE__*/ command('POST /api/cases/:id/matters/:matterId/cannot-come', {
  who: 'signedIn',
  input: checkedBy<typeof cannotComeRequest>(),
});

/** Pictures of what the court sent them. */
export const sendCourtLetter = /*#__PURE__*/ command('POST /api/cases/:id/matters/:matterId/court-letter', {
  who: 'signedIn',
  input: checkedBy<typeof courtLetterRequest>(),
  answer: parsedBy<typeof answers.sendCourtLetter>(),
});

/** Their letters to screening companies. */
export const letters = /*#__PURE__*/ query('GET /api/cases/:id/matters/:matterId/letters', {
  who: 'signedIn',
  answer: typed<{ readonly items: readonly LetterTrack[] }>(),
});

export const saveLetter = /*#__PURE__*/ command('POST /api/cases/:id/matters/:matterId/letters', {
  who: 'signedIn',
  input: checkedBy<typeof letterRequest>(),
});

export const approvePapers = /*#__PURE__*/ command('POST /api/matters/:id/approval', {
  who: 'signedIn',
  input: checkedBy<typeof paperApproval>(),
  answer: parsedBy<typeof answers.approvePapers>(),
});

/** Something on a paper has to be changed. */
export const askChange = /*#__PURE__*/ command('POST /api/matters/:id/change', {
  who: 'signedIn',
  input: checkedBy<typeof changeRequest>(),
  answer: parsedBy<typeof answers.askChange>(),
});

/** Nothing more is wanted about a matter. */
export const stopMatter = /*#__PURE__*/ command('POST /api/matters/:id/stop', {
  who: 'signedIn',
  input: checkedBy<typeof stopRequest>(),
  answer: parsedBy<typeof answers.stopMatter>(),
});

/** Whether somebody who gets a copy is a danger to them. */
export const answerDanger = /*#__PURE__*/ command('POST /api/parties/:id/danger', {
  who: 'signedIn',
  input: checkedBy<typeof dangerAnswer>(),
  answer: parsedBy<typeof answers.answerDanger>(),
});

/** That answered a request, as long as nobody has looked at it. */
export const takeBackFile = /*#__PURE__*/ command('DELETE /api/case-files/:id', {
  who: 'signedIn',
});

/** Sends what was asked for. */
export const answerRequest = /*#__PURE__*/ command('POST /api/requests/:id/files', {
  who: 'signedIn',
  input: checkedBy<typeof answerFilesRequest>(),
  answer: parsedBy<typeof answers.answerRequest>(),
});

/** A paper in the other language, to be read and not signed. */
export const readingCopy = /*#__PURE__*/ query('GET /api/papers/:id/reading-copy', {
  who: 'signedIn',
  input: checkedBy<typeof languageQuery>(),
  answer: typed<FileAnswer>(),
});
