import { mailboxApproval, mailboxRequest, unlockRequest } from '#domain/access/lost-mailbox.ts';
import * as cases from '#domain/cases/api.staff.ts';
import { conflictRequest, takeBackRequest } from '#domain/cases/attorneys.ts';
import { contactRequest } from '#domain/cases/contact-log.ts';
import { endRequest } from '#domain/cases/end-request.ts';
import { answerFilesRequest, askFilesRequest, decideFilesRequest } from '#domain/cases/file-requests.ts';
import { noteRequest, updateRequest } from '#domain/cases/notes.ts';
import { safeWaysRequest } from '#domain/cases/safe-ways-request.ts';
import { staffMessageRequest, translationRequest } from '#domain/cases/thread.ts';
import { offerRequest, upgradeAnswer } from '#domain/cases/upgrades.ts';
import { flagRequest, holdRequest, taskRequest } from '#domain/cases/work-requests.ts';
import { earlyDateAnswer } from '#domain/orders/early-date.ts';
import { nameChange } from '#domain/people/legal-name.ts';
import { answerRequestForClient } from '#server/cases/answer-files.ts';
import { askFiles } from '#server/cases/ask-files.ts';
import { changeClientName } from '#server/cases/change-name.ts';
import { answerConflictCheck, conflictCheck, takeBackConflict } from '#server/cases/conflict-check.ts';
import { decideFiles } from '#server/cases/decide-files.ts';
import { endCase } from '#server/cases/end-case.ts';
import { flagCase, holdCase } from '#server/cases/flag-case.ts';
import { logContact } from '#server/cases/log-contact.ts';
import { markStaffThreadRead } from '#server/cases/mark-thread-read.ts';
import { notePresence } from '#server/cases/note-presence.ts';
import { offerUpgrade, withdrawUpgrade } from '#server/cases/offer-upgrade.ts';
import { openedFile } from '#server/cases/open-file.ts';
import { contactLog } from '#server/cases/read-contact-log.ts';
import { requestsOfCase } from '#server/cases/read-file-requests.ts';
import { packageOfCase } from '#server/cases/read-package.ts';
import { papersOfCase } from '#server/cases/read-papers.ts';
import { threadOfCase } from '#server/cases/read-thread.ts';
import { caseUpdates } from '#server/cases/read-updates.ts';
import { noteSafeWays } from '#server/cases/save-safe-ways.ts';
import { saveTask } from '#server/cases/save-task.ts';
import { sendStaffMessage } from '#server/cases/send-message.ts';
import { translateMessage } from '#server/cases/translate-message.ts';
import { withdrawPaper } from '#server/cases/withdraw-paper.ts';
import { writeNote, writeUpdate } from '#server/cases/write-update.ts';
import { decideEarlyDate } from '#server/checkout/early-dates.ts';
import { planOfCase } from '#server/checkout/read-plan.ts';
import { readsById, runsById } from '#server/entry/by-position.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { handlerOfCall } from '#server/entry/endpoints.ts';
import { withoutConflict } from '#server/entry/guards.ts';
import { routes } from '#server/entry/routes.ts';
import { redirect } from '#server/http/reply.ts';
import {
  approveMailboxChange,
  askMailboxChange,
  stopMailboxChange,
} from '#server/people/change-lost-mailbox.ts';
import { lostMailbox } from '#server/people/read-lost-mailbox.ts';
import { unlockFirstPassword } from '#server/people/unlock-first-password.ts';
import { clientCardOfCase } from '#server/plans/read-client-card.ts';
import { supportersOfCase } from '#server/supporters/read-for-staff.ts';

/** The work on one case. */
export default routes({
  '/api/staff/cases/:id/client': endpoint({
    GET: handlerOfCall(cases.client, readsById(clientCardOfCase), withoutConflict('case')),
  }),
  '/api/staff/cases/:id/conflict-check': endpoint({
    GET: handlerOfCall(cases.conflictCheck, readsById(conflictCheck)),
    POST: staff.byId(conflictRequest, answerConflictCheck),
  }),
  '/api/staff/cases/:id/conflict-back': endpoint({
    POST: staff.of('case')(takeBackRequest, takeBackConflict),
  }),
  '/api/staff/cases/:id/contacts': endpoint({
    GET: handlerOfCall(cases.contacts, readsById(contactLog), withoutConflict('case')),
    POST: staff.of('case')(contactRequest, logContact),
  }),
  '/api/staff/cases/:id/end': endpoint({ POST: staff.of('case')(endRequest, endCase, { mails: true }) }),
  '/api/staff/cases/:id/flags': endpoint({ POST: staff.of('case')(flagRequest, flagCase) }),
  '/api/staff/cases/:id/holds': endpoint({ POST: staff.of('case')(holdRequest, holdCase) }),
  /** Another address for a client who can no longer read their mail. */
  '/api/staff/cases/:id/mailbox': endpoint({
    GET: handlerOfCall(cases.mailbox, readsById(lostMailbox), withoutConflict('case')),
    POST: staff.of('case')(mailboxRequest, askMailboxChange, { mails: true }),
    DELETE: staff.of('case')(stopMailboxChange),
  }),
  '/api/staff/cases/:id/mailbox/approval': endpoint({
    POST: staff.of('case')(mailboxApproval, approveMailboxChange, { mails: true }),
  }),
  '/api/staff/cases/:id/first-password': endpoint({
    POST: staff.of('case')(unlockRequest, unlockFirstPassword, { mails: true }),
  }),
  '/api/staff/cases/:id/messages': endpoint({
    GET: handlerOfCall(cases.thread, readsById(threadOfCase), withoutConflict('case')),
    POST: staff.reads.of('case')(staffMessageRequest, sendStaffMessage, { mails: true }),
  }),
  '/api/staff/cases/:id/messages/read': endpoint({
    POST: handlerOfCall(cases.markRead, runsById(markStaffThreadRead), withoutConflict('case')),
  }),
  '/api/staff/case-messages/:id/translation': endpoint({
    POST: staff.of('message')(translationRequest, translateMessage),
  }),
  '/api/staff/cases/:id/notes': endpoint({ POST: staff.of('case')(noteRequest, writeNote) }),
  '/api/staff/cases/:id/package': endpoint({
    GET: handlerOfCall(cases.bought, readsById(packageOfCase), withoutConflict('case')),
    POST: staff.of('case')(offerRequest, offerUpgrade, { mails: true }),
  }),
  '/api/staff/cases/:id/papers': endpoint({
    GET: handlerOfCall(cases.papers, readsById(papersOfCase), withoutConflict('case')),
  }),
  '/api/staff/cases/:id/plan': endpoint({
    GET: handlerOfCall(cases.plan, readsById(planOfCase), withoutConflict('case')),
  }),
  '/api/staff/cases/:id/presence': endpoint({
    POST: handlerOfCall(cases.notePresence, runsById(notePresence), withoutConflict('case')),
  }),
  '/api/staff/cases/:id/requests': endpoint({
    GET: handlerOfCall(cases.requests, readsById(requestsOfCase), withoutConflict('case')),
    POST: staff.of('case')(askFilesRequest, askFiles, { mails: true }),
  }),
  '/api/staff/requests/:id/decision': endpoint({
    POST: staff.of('request')(decideFilesRequest, decideFiles, { mails: true }),
  }),
  '/api/staff/requests/:id/files': endpoint({
    POST: staff.reads.of('request')(answerFilesRequest, answerRequestForClient),
  }),
  '/api/staff/cases/:id/supporters': endpoint({
    GET: handlerOfCall(cases.supporters, readsById(supportersOfCase), withoutConflict('case')),
  }),
  '/api/staff/cases/:id/tasks': endpoint({ POST: staff.of('case')(taskRequest, saveTask) }),
  '/api/staff/cases/:id/updates': endpoint({
    GET: handlerOfCall(cases.history, readsById(caseUpdates), withoutConflict('case')),
    POST: staff.of('case')(updateRequest, writeUpdate, { mails: true }),
  }),
  '/api/staff/cases/:id/name': endpoint({
    POST: staff.of('case')(nameChange, changeClientName, { mails: true }),
  }),
  '/api/staff/cases/:id/ways': endpoint({ POST: staff.of('case')(safeWaysRequest, noteSafeWays) }),
  '/api/staff/court-dates/:id/decision': endpoint({
    POST: staff.of('court_date')(earlyDateAnswer, decideEarlyDate, { mails: true }),
  }),
  '/api/staff/upgrades/:id/withdrawal': endpoint({
    POST: staff.of('upgrade')(upgradeAnswer, withdrawUpgrade, { mails: true }),
  }),
  '/api/staff/files/:id': endpoint({ GET: staff.reads.of('file')(openedFile, { answer: redirect }) }),
  '/api/staff/papers/:id': endpoint({ DELETE: staff.of('paper')(withdrawPaper) }),
});

export const config = {
  path: [
    '/api/staff/cases/:id/client',
    '/api/staff/cases/:id/conflict-check',
    '/api/staff/cases/:id/conflict-back',
    '/api/staff/cases/:id/contacts',
    '/api/staff/cases/:id/end',
    '/api/staff/cases/:id/flags',
    '/api/staff/cases/:id/holds',
    '/api/staff/cases/:id/mailbox',
    '/api/staff/cases/:id/mailbox/approval',
    '/api/staff/cases/:id/first-password',
    '/api/staff/cases/:id/messages',
    '/api/staff/cases/:id/messages/read',
    '/api/staff/case-messages/:id/translation',
    '/api/staff/cases/:id/notes',
    '/api/staff/cases/:id/package',
    '/api/staff/cases/:id/papers',
    '/api/staff/cases/:id/plan',
    '/api/staff/cases/:id/presence',
    '/api/staff/cases/:id/requests',
    '/api/staff/requests/:id/decision',
    '/api/staff/requests/:id/files',
    '/api/staff/cases/:id/supporters',
    '/api/staff/cases/:id/tasks',
    '/api/staff/cases/:id/updates',
    '/api/staff/cases/:id/name',
    '/api/staff/cases/:id/ways',
    '/api/staff/court-dates/:id/decision',
    '/api/staff/upgrades/:id/withdrawal',
    '/api/staff/files/:id',
    '/api/staff/papers/:id',
  ],
};
