import * as eligibility from '#domain/eligibility/api.ts';
import * as intake from '#domain/intake/api.ts';
import { clearDraft } from '#server/drafts/clear-draft.ts';
import { continueDraft } from '#server/drafts/continue-draft.ts';
import { mailLink } from '#server/drafts/mail-link.ts';
import { readDraft } from '#server/drafts/read-draft.ts';
import { saveDraft } from '#server/drafts/save-draft.ts';
import { answerQuiz } from '#server/eligibility/answer-quiz.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { attachFiles } from '#server/intake/attach-files.ts';
import { changeEmail } from '#server/intake/change-email.ts';
import { readApplication } from '#server/intake/read-application.ts';
import { recordCorrection } from '#server/intake/record-correction.ts';
import { sendAgain } from '#server/intake/send-again.ts';

/** The application, but for sending it: that call has a rate rule of its own. */
export default endpoints(
  [eligibility.answerQuiz, answerQuiz],
  [intake.draft, readDraft],
  [intake.saveDraft, saveDraft],
  [intake.clearDraft, clearDraft],
  [intake.mailDraftLink, mailLink],
  [intake.continueDraft, continueDraft],
  [intake.application, readApplication],
  [intake.changeEmail, changeEmail],
  [intake.correct, recordCorrection],
  [intake.attachFiles, attachFiles],
  [intake.mailAgain, sendAgain],
);

export const config = {
  path: [
    '/api/eligibility-quiz',
    '/api/intake-draft',
    '/api/intake-draft/link',
    '/api/intake-draft/continue',
    '/api/application',
    '/api/application/correction',
    '/api/application/files',
    '/api/application/mail',
  ],
};
