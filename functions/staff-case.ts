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
import {
  approveMailboxChange,
  askMailboxChange,
  stopMailboxChange,
} from '#server/people/change-lost-mailbox.ts';
import { lostMailbox } from '#server/people/read-lost-mailbox.ts';
import { unlockFirstPassword } from '#server/people/unlock-first-password.ts';
import { clientCardOfCase } from '#server/plans/read-client-card.ts';
import { supportersOfCase } from '#server/supporters/read-for-staff.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { withoutConflict } from '#server/entry/guards.ts';

/** The work on one case. */
export default endpoints(
  [cases.client, clientCardOfCase, withoutConflict('case')],
  [cases.conflictCheck, conflictCheck],
  [cases.answerConflict, answerConflictCheck],
  [cases.takeBackConflict, takeBackConflict, withoutConflict('case')],
  [cases.contacts, contactLog, withoutConflict('case')],
  [cases.logContact, logContact, withoutConflict('case')],
  [cases.end, endCase, withoutConflict('case')],
  [cases.flag, flagCase, withoutConflict('case')],
  [cases.hold, holdCase, withoutConflict('case')],
  /** Another address for a client who can no longer read their mail. */
  [cases.mailbox, lostMailbox, withoutConflict('case')],
  [cases.changeMailbox, askMailboxChange, withoutConflict('case')],
  [cases.stopMailboxChange, stopMailboxChange, withoutConflict('case')],
  [cases.approveMailboxChange, approveMailboxChange, withoutConflict('case')],
  [cases.unlockFirstPassword, unlockFirstPassword, withoutConflict('case')],
  [cases.thread, threadOfCase, withoutConflict('case')],
  [cases.sendMessage, sendStaffMessage, withoutConflict('case')],
  [cases.markRead, markStaffThreadRead, withoutConflict('case')],
  [cases.translateMessage, translateMessage, withoutConflict('message')],
  [cases.writeNote, writeNote, withoutConflict('case')],
  [cases.bought, packageOfCase, withoutConflict('case')],
  [cases.offerUpgrade, offerUpgrade, withoutConflict('case')],
  [cases.papers, papersOfCase, withoutConflict('case')],
  [cases.plan, planOfCase, withoutConflict('case')],
  [cases.notePresence, notePresence, withoutConflict('case')],
  [cases.requests, requestsOfCase, withoutConflict('case')],
  [cases.askFiles, askFiles, withoutConflict('case')],
  [cases.decideFiles, decideFiles, withoutConflict('request')],
  [cases.answerForClient, answerRequestForClient, withoutConflict('request')],
  [cases.supporters, supportersOfCase, withoutConflict('case')],
  [cases.saveTask, saveTask, withoutConflict('case')],
  [cases.history, caseUpdates, withoutConflict('case')],
  [cases.writeUpdate, writeUpdate, withoutConflict('case')],
  [cases.changeName, changeClientName, withoutConflict('case')],
  [cases.noteSafeWays, noteSafeWays, withoutConflict('case')],
  [orders.decideEarlyDate, decideEarlyDate, withoutConflict('court_date')],
  [cases.withdrawUpgrade, withdrawUpgrade, withoutConflict('upgrade')],
  [cases.openFile, openedFile, withoutConflict('file')],
  [papers.withdraw, withdrawPaper, withoutConflict('paper')],
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
