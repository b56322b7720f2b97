import type { Suspicion } from '#domain/contact/robots.ts';
import type { Urgency } from '#domain/intake/options.ts';
import type { AlarmAbout } from '#domain/operations/alarms.ts';
import type { StaffMailKind } from '#domain/mail/kinds.ts';
import type { ScheduleName } from '#domain/operations/schedules.ts';
import type { ReviewReason } from '#domain/orders/status.ts';
import type { AnyRefundReason } from '#domain/refunds/rule.ts';

/** Mails to staff: they name no person and say only where to look. */
const words = {
  button: 'Open the staff page',
  /** Where the link leads to one thing that has a name. */
  buttons: {
    staff_contact: 'Read the message',
    staff_refund: 'Open the refund',
  } as Partial<Readonly<Record<StaffMailKind, string>>>,
  kinds: {
    staff_application: { subject: 'New application', what: 'An application came in.' },
    staff_payment: {
      subject: 'New payment',
      what: 'A payment was settled and its case is open. We promise to start within {workStarts} hours.',
    },
    staff_review: {
      subject: 'A payment needs a look',
      what: 'A payment could not be processed automatically. Decide on the staff pages, under Orders: accept it or send it back.',
    },
    staff_locked: {
      subject: 'An account is locked',
      what: 'The date of birth was wrong five times while setting a first password. The client needs your help to get in.',
    },
    staff_correction: {
      subject: 'A correction came in',
      what: 'A client corrected an application that was already sent.',
    },
    staff_contact: {
      subject: 'New message from the site',
      what: 'Someone used the contact form. We promise an answer within {contactReply} business day.',
    },
    staff_message: {
      subject: 'New message from a client',
      what: 'A client wrote in the portal. We promise an answer within {supportReply} hours.',
    },
    staff_case: {
      subject: 'A client did something in a case',
      what: 'A client wrote, sent something or decided about papers. We promise an answer within {supportReply} hours.',
    },
    staff_ticket: {
      subject: 'A client asks for help',
      what: 'A client opened a support ticket or wrote in one. We promise an answer within {supportReply} hours.',
    },
    staff_template: {
      subject: 'A template is waiting for you',
      what: 'Someone wrote a new version of a template for papers. No papers are made from it until an attorney approves it.',
    },
    staff_alarm: {
      subject: 'Something needs a look',
      what: 'An automatic task failed many times or stopped running. The Mail section of the staff pages shows what is waiting.',
    },
    staff_data_request: {
      subject: 'Someone asked us to delete their data',
      what: 'A request to delete everything came in. Carry it out, or decline it with a reason, before the day below.',
    },
    staff_refund: {
      subject: 'A refund needs you',
      what: 'A client asks for money back, or a refund did not go through. Look at it on the staff pages; we promise a decision within {refundDecision} business day.',
    },
    staff_invitation: {
      subject: 'Set your password',
      what: 'You were given an account for the staff pages. Set your password here:',
    },
  },
  reasons: {
    amount: 'a different amount than the order',
    currency: 'a different currency than the order',
    package: 'a different package than the order',
    second_payment: 'a second payment for the same application',
    closed: 'the application or the account is closed',
    other_client: 'its email address is that of another client',
    disputed: 'the client disputes the payment with the bank',
    declined_by_us: 'we declined the application',
    court_denied: 'the request was denied',
    changed_mind: 'the client changed their mind',
    safety: 'going on is not safe for the client',
    too_late: 'the eviction is still open',
    not_as_expected: 'not what the client expected',
    paid_twice: 'paid twice',
    review: 'after a look at the payment',
    plan_ended: 'a part that came after its plan had ended',
    other: 'another reason',
    refund_failed: 'the refund did not go through',
    silent: 'it runs automatically and has been failing for too long: check the function logs',
    submission_stuck: 'sent during an outage, and the database does not accept it: call the site’s developer',
    hidden_field: 'maybe a robot: it filled in a hidden field. We won’t email you about more of these today.',
    spam: 'marked as spam by the mail service. We won’t email you about more of these today.',
    too_fast: 'maybe a robot: sent within seconds. We won’t email you about more of these today.',
  } satisfies Record<AnyRefundReason | ReviewReason | Suspicion, string> & Record<string, string>,
  /** What an alarm is about. */
  about: {
    'deliver-outbox': 'The task that sends email',
    'replay-spool': 'The task that brings in what arrived during an outage',
    'process-payments': 'The task for payment notices and refunds',
    'receive-mail': 'The task that fetches email',
    'sweep-expired': 'The task that deletes what has expired',
    'watch-steps': 'The task that flags late steps',
    'tend-silence': 'The task for clients who do not answer',
    'apply-retention': 'The task that deletes what we no longer keep',
    submission: 'An application or a message',
    payment: 'A payment',
    stripe_event: 'A payment notice',
    received_mail: 'An email that came in',
    kept_card: 'A stored card',
    payment_page: 'An open payment page',
    part_charge: 'A part that is charged by itself',
    refund: 'A refund',
    mail: 'An email',
    'fault browser': 'A fault on a page',
    'fault server': 'A fault on the server',
  } satisfies Record<ScheduleName | AlarmAbout, string>,
  languages: { en: 'English', es: 'Spanish' },
  urgencies: {
    'very-urgent': 'Within 1 to 2 weeks',
    urgent: 'Within 1 month',
    moderate: 'Within 2 to 3 months',
    low: 'No date in mind',
  } satisfies Record<Urgency, string>,
  facts: {
    message: 'Message',
    ticket: 'Ticket',
    request: 'Request',
    reference: 'Reference',
    amount: 'Amount',
    reason: 'Why',
    payment: 'Payment',
    language: 'Language',
    urgency: 'Urgency',
    county: 'County',
    filesMissing: 'Files missing',
    due: 'Due',
    about: 'About',
    id: 'Id',
  },
};
export type MailToStaffWords = typeof words;
export default words;
