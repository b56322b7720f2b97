import type { MailKind } from '#domain/mail/kinds.ts';
import type { Template } from '../letter.ts';
import {
  accountClosed,
  accountsJoined,
  calendarAddressMade,
  emailChangeAsked,
  emailChangeConfirm,
  emailChanged,
  emailConfirm,
  emailInUse,
  emailRestored,
  secondFactorChanged,
} from './own-account.ts';
import { applicationReceived } from './application-received.ts';
import { caseAdded, caseChanged, messageReceived } from './case.ts';
import { caseMessage, caseMoved, fileRequested, papersReady } from './case-news.ts';
import { callBooked, callCancelled } from './calls.ts';
import { referralLink, referralNews } from './referrals.ts';
import { supporterAdded, supporterEnded, supporterLink } from './supporters.ts';
import { hearingReminder } from './hearing-reminder.ts';
import { requestReminder } from './request-reminder.ts';
import { silenceNotice, silenceReminder } from './silence.ts';
import { severalNews } from './several-news.ts';
import { contactAnswer } from './contact-answer.ts';
import { contactReceived } from './contact-received.ts';
import { dataDeleted, dataRequestDeclined, dataRequestReceived } from './data-requests.ts';
import { draftLink } from './draft-link.ts';
import { filesNotTaken } from './files-not-taken.ts';
import { paymentPlan } from './payment-plan.ts';
import { packageUpgrade } from './package-upgrade.ts';
import { paymentReminder } from './payment-reminder.ts';
import { quizResult } from './quiz-result.ts';
import { receipt } from './receipt.ts';
import {
  paymentInReview,
  refundApproved,
  refundAsked,
  refundDeclined,
  refundFailed,
  refundSent,
  refundSettled,
} from './refund.ts';
import { hearingAnswered } from './hearing-answered.ts';
import { invitation, passwordChanged, passwordReset, registration, signInLink } from './set-password.ts';
import { ticketAnswered } from './tickets.ts';
import { staffInvitation, staffNotice } from './staff.ts';

/** A template for every kind; the type check fails if one is missing. */
export const templates: Readonly<Record<MailKind, Template>> = {
  application_received: applicationReceived,
  payment_reminder: paymentReminder,
  hearing_answered: hearingAnswered,
  receipt,
  invitation,
  registration,
  case_added: caseAdded,
  case_changed: caseChanged,
  case_moved: caseMoved,
  case_message: caseMessage,
  file_requested: fileRequested,
  papers_ready: papersReady,
  ticket_answered: ticketAnswered,
  case_news: severalNews,
  daily_news: severalNews,
  package_upgrade: packageUpgrade,
  payment_plan: paymentPlan,
  hearing_reminder: hearingReminder,
  request_reminder: requestReminder,
  silence_reminder: silenceReminder,
  silence_notice: silenceNotice,
  call_booked: callBooked,
  call_cancelled: callCancelled,
  password_reset: passwordReset,
  password_changed: passwordChanged,
  sign_in_link: signInLink,
  supporter_link: supporterLink,
  supporter_added: supporterAdded,
  supporter_ended: supporterEnded,
  referral_link: referralLink,
  referral_news: referralNews,
  calendar_address_made: calendarAddressMade,
  accounts_joined: accountsJoined,
  draft_link: draftLink,
  files_not_taken: filesNotTaken,
  contact_received: contactReceived,
  contact_answer: contactAnswer,
  message_received: messageReceived,
  quiz_result: quizResult,
  email_confirm: emailConfirm,
  email_in_use: emailInUse,
  email_changed: emailChanged,
  email_change_asked: emailChangeAsked,
  email_change_confirm: emailChangeConfirm,
  email_restored: emailRestored,
  account_closed: accountClosed,
  data_request_received: dataRequestReceived,
  data_deleted: dataDeleted,
  data_request_declined: dataRequestDeclined,
  second_factor_changed: secondFactorChanged,
  refund_asked: refundAsked,
  refund_approved: refundApproved,
  refund_declined: refundDeclined,
  refund_sent: refundSent,
  refund_settled: refundSettled,
  refund_failed: refundFailed,
  payment_in_review: paymentInReview,
  staff_refund: staffNotice('staff_refund'),
  staff_application: staffNotice('staff_application'),
  staff_payment: staffNotice('staff_payment'),
  staff_review: staffNotice('staff_review'),
  staff_locked: staffNotice('staff_locked'),
  staff_correction: staffNotice('staff_correction'),
  staff_contact: staffNotice('staff_contact'),
  staff_message: staffNotice('staff_message'),
  staff_case: staffNotice('staff_case'),
  staff_ticket: staffNotice('staff_ticket'),
  staff_template: staffNotice('staff_template'),
  staff_invitation: staffInvitation,
  staff_alarm: staffNotice('staff_alarm'),
  staff_data_request: staffNotice('staff_data_request'),
};
