import { clearDraft } from '#server/drafts/clear-draft.ts';
import { continueDraft, continueSchema } from '#server/drafts/continue-draft.ts';
import { mailLink, mailLinkSchema } from '#server/drafts/mail-link.ts';
import { readDraft } from '#server/drafts/read-draft.ts';
import { readDraftBody, saveDraft } from '#server/drafts/save-draft.ts';
import { answerQuiz, readQuiz } from '#server/eligibility/answer-quiz.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { routes } from '#server/entry/routes.ts';
import { accepted, created, createdOnce } from '#server/http/reply.ts';
import { attachFiles } from '#server/intake/attach-files.ts';
import { changeEmail, changeEmailSchema } from '#server/intake/change-email.ts';
import { readApplication } from '#server/intake/read-application.ts';
import { correctionBody, recordCorrection } from '#server/intake/record-correction.ts';
import { sendAgain } from '#server/intake/send-again.ts';
import { ticketsSchema } from '#server/uploads/ticket.ts';

/** The application, but for sending it: that call has a rate rule of its own. */
export default routes({
  '/api/eligibility-quiz': endpoint({
    POST: anyone(readQuiz, answerQuiz, { answer: createdOnce, mails: ({ answer }) => answer.mailed }),
  }),
  '/api/intake-draft': endpoint({
    GET: anyone(readDraft),
    PUT: anyone(readDraftBody, saveDraft),
    DELETE: anyone(clearDraft),
  }),
  '/api/intake-draft/link': endpoint({
    POST: anyone(mailLinkSchema, mailLink, { answer: accepted, mails: true }),
  }),
  '/api/intake-draft/continue': endpoint({ POST: anyone(continueSchema, continueDraft) }),
  '/api/application': endpoint({
    GET: anyone(readApplication),
    PATCH: anyone(changeEmailSchema, changeEmail, { mails: true }),
  }),
  '/api/application/correction': endpoint({
    POST: anyone(correctionBody, recordCorrection, { answer: created, mails: true }),
  }),
  '/api/application/files': endpoint({ POST: anyone(ticketsSchema, attachFiles) }),
  '/api/application/mail': endpoint({ POST: anyone(sendAgain, { answer: accepted, mails: true }) }),
});

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
