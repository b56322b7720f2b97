import * as orders from '#domain/orders/api.staff.ts';
import * as papers from '#domain/papers/api.staff.ts';
import * as cases from '#domain/cases/api.staff.ts';
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
import { opensById, readsById, runsById, writesById } from '#server/entry/by-position.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { withoutConflict } from '#server/entry/guards.ts';

/** The work on one case. */
export default endpoints(
  [cases.client, readsById(clientCardOfCase), withoutConflict('case')],
  [cases.conflictCheck, readsById(conflictCheck)],
  [cases.answerConflict, runsById(answerConflictCheck)],
  [cases.takeBackConflict, runsById(takeBackConflict), withoutConflict('case')],
  [cases.contacts, readsById(contactLog), withoutConflict('case')],
  [cases.logContact, runsById(logContact), withoutConflict('case')],
  [cases.end, runsById(endCase, { sendsMail: true }), withoutConflict('case')],
  [cases.flag, runsById(flagCase), withoutConflict('case')],
  [cases.hold, runsById(holdCase), withoutConflict('case')],
  /** Another address for a client who can no longer read their mail. */
  [cases.mailbox, readsById(lostMailbox), withoutConflict('case')],
  [cases.changeMailbox, runsById(askMailboxChange, { sendsMail: true }), withoutConflict('case')],
  [cases.stopMailboxChange, runsById(stopMailboxChange), withoutConflict('case')],
  [cases.approveMailboxChange, runsById(approveMailboxChange, { sendsMail: true }), withoutConflict('case')],
  [cases.unlockFirstPassword, runsById(unlockFirstPassword, { sendsMail: true }), withoutConflict('case')],
  [cases.thread, readsById(threadOfCase), withoutConflict('case')],
  [cases.sendMessage, writesById(sendStaffMessage, { sendsMail: true }), withoutConflict('case')],
  [cases.markRead, runsById(markStaffThreadRead), withoutConflict('case')],
  [cases.translateMessage, runsById(translateMessage), withoutConflict('message')],
  [cases.writeNote, runsById(writeNote), withoutConflict('case')],
  [cases.bought, readsById(packageOfCase), withoutConflict('case')],
  [cases.offerUpgrade, runsById(offerUpgrade, { sendsMail: true }), withoutConflict('case')],
  [cases.papers, readsById(papersOfCase), withoutConflict('case')],
  [cases.plan, readsById(planOfCase), withoutConflict('case')],
  [cases.notePresence, runsById(notePresence), withoutConflict('case')],
  [cases.requests, readsById(requestsOfCase), withoutConflict('case')],
  [cases.askFiles, runsById(askFiles, { sendsMail: true }), withoutConflict('case')],
  [cases.decideFiles, runsById(decideFiles, { sendsMail: true }), withoutConflict('request')],
  [cases.answerForClient, writesById(answerRequestForClient), withoutConflict('request')],
  [cases.supporters, readsById(supportersOfCase), withoutConflict('case')],
  [cases.saveTask, runsById(saveTask), withoutConflict('case')],
  [cases.history, readsById(caseUpdates), withoutConflict('case')],
  [cases.writeUpdate, runsById(writeUpdate, { sendsMail: true }), withoutConflict('case')],
  [cases.changeName, runsById(changeClientName, { sendsMail: true }), withoutConflict('case')],
  [cases.noteSafeWays, runsById(noteSafeWays), withoutConflict('case')],
  [orders.decideEarlyDate, runsById(decideEarlyDate, { sendsMail: true }), withoutConflict('court_date')],
  [cases.withdrawUpgrade, runsById(withdrawUpgrade, { sendsMail: true }), withoutConflict('upgrade')],
  [cases.openFile, opensById(openedFile, redirect), withoutConflict('file')],
  [papers.withdraw, runsById(withdrawPaper), withoutConflict('paper')],
);

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
