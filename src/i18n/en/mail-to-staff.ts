/** Mails to staff: they name no person and say only where to look. */
const words = {
  button: 'Open the staff page',
  kinds: {
    staff_application: { subject: 'New application', what: 'An application came in.' },
    staff_payment: {
      subject: 'New payment',
      what: 'A payment was settled and its case is open. We promise to start within {workStarts} hours.',
    },
    staff_review: {
      subject: 'A payment needs a look',
      what: 'A payment was not fulfilled by itself. Decide on the staff pages, under Orders: accept it or give it back.',
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
    staff_alarm: {
      subject: 'Something needs a look',
      what: 'An automatic task failed many times or stopped running. The Mail section of the staff pages shows what is waiting.',
    },
    staff_data_request: {
      subject: 'Somebody asks to be forgotten',
      what: 'A request to delete everything came in. Carry it out, or decline it with a reason, before the day below.',
    },
    staff_refund: {
      subject: 'A refund needs you',
      what: 'A client asks for money back, or a refund did not get through. Look at it on the staff pages; a decision is promised within {refundDecision} business day.',
    },
    staff_invitation: {
      subject: 'Set your password',
      what: 'You were given an account for the staff pages. Set your password here:',
    },
  },
  reasons: {
    amount: 'another amount than the order',
    currency: 'another currency than the order',
    package: 'another package than the order',
    second_payment: 'a second payment for the same application',
    closed: 'the application or the account is closed',
    other_client: 'its email address is that of another client',
    disputed: 'the client disputes the payment with the bank',
    declined_by_us: 'we declined the application',
    court_denied: 'the request was denied',
    changed_mind: 'the client changed their mind',
    not_as_expected: 'not what the client expected',
    paid_twice: 'paid twice',
    other: 'another reason',
    refund_failed: 'the refund did not get through',
    silent: 'it runs by itself, and has not ended well for too long: look at the function logs',
    submission_stuck:
      'sent during an outage, and the database does not take it: call whoever develops the site',
    hidden_field:
      'maybe a robot: it filled in a field nobody sees. More like it today come without a notice.',
    too_fast: 'maybe a robot: sent within seconds. More like it today come without a notice.',
  },
  facts: {
    message: 'Message',
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
