import type { ApplicationView } from '#domain/intake/review.ts';
import type { IntakeStatus } from '#domain/intake/status.ts';

/** Applications, as staff read and decide about them. */
const words = {
  title: 'Applications',
  search: 'Name, email, reference or county',
  empty: 'No applications yet.',
  views: {
    all: 'All',
    submitted: 'To read',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  } satisfies Record<ApplicationView, string>,
  columns: {
    who: 'Name',
    reference: 'Reference',
    county: 'County',
    package: 'Package',
    state: 'State',
    sent: 'Sent',
  },
  filters: {
    view: 'View',
    paid: 'Payment',
    language: 'Language',
    files: 'Files',
  },
  states: {
    submitted: 'To read',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  } satisfies Record<IntakeStatus, string>,
  paid: 'Paid',
  unpaid: 'Not paid',
  filesMissing: 'Files missing',
  filesComplete: 'Nothing missing',
  hasNotes: 'Notes',
  erased: 'Erased on {date}',
  erasedName: 'Erased application',
  erasedText:
    'The answers and files of this application were deleted. What was paid is kept, and the signed agreement of a paid application.',
  hurries: 'Urgent: 1–2 weeks',
  noCounty: 'No case',
  sent: 'Sent',
  reads: 'Reads',
  answers: 'Answers',
  notAnswered: 'Not answered',
  unprintable:
    'Court papers cannot show some signs. Ask how a name is written in Latin letters before papers are made.',
  signature: {
    title: 'Agreement and signature',
    signature: 'Signed as',
    signedAt: 'Signed on',
    language: 'Language',
    version: 'Version of the agreement',
    agreementHash: 'Fingerprint of the agreement',
    shownHash: 'Fingerprint of the answers shown',
    ip: 'Network address',
    differs: 'The signature does not match the name.',
    missing: 'No signature is stored.',
  },
  files: {
    title: 'Files',
    none: 'No files.',
    open: 'Download',
    openNamed: 'Download {name}',
    missing: 'These did not arrive; please ask for them:',
    warnTitle: 'Download this file?',
    warn: '{name} has not been scanned for viruses. We only checked that it is the kind of file its name says. Open it on an up-to-date computer, and never allow macros.',
    download: 'Download it',
    active: 'Contains active content',
    warnActive:
      'It contains scripts, embedded files or a form that sends what you type, as some court forms do. Open it in a program that does not run them, and do not type anything into it.',
    infected: 'A virus scanner flagged it',
  },
  corrections: {
    title: 'Corrections',
    none: 'None so far.',
    shouldRead: 'Should read',
    open: 'Open the message',
    handled: 'Answered',
  },
  money: {
    title: 'Orders and case',
    none: 'No order yet.',
    case: 'Case {number}',
    order: 'Order {reference}',
  },
  addressOfAnother: {
    title: 'The address belongs to someone else',
    fields: {
      email: 'The sender’s own email',
    },
    text: 'The email in this application belongs to another client, so we are holding it and sending nothing there. Call the sender. When you have the right address, enter it here: the confirmation goes to it.',
    submit: 'Correct the address',
    done: 'Corrected.',
  },
  notes: {
    title: 'Notes',
    fields: {
      notes: {
        label: 'Notes for staff',
        hint: 'The client does not see these notes but may ask for a copy of what we keep. Stick to facts.',
      },
    },
    submit: 'Save the notes',
    done: 'Saved.',
  },
  decision: {
    /** What can still be decided of one that is accepted. */
    later: 'Decide anew',
    next: 'Next application',
    title: 'Decision',
    fields: {
      to: {
        label: 'What do you decide about this application?',
        options: {
          accepted: 'Accept',
          declined: 'Decline',
          withdrawn: 'Withdraw for the client',
        },
      },
      note: {
        label: 'What we write to the client',
        hint: 'In {language}, the language this person chose. Clients who have paid read it under Messages in their account; everyone else gets it by email, exactly as written here.',
      },
    },
    submit: 'Decide',
    questions: {
      accepted: 'Accept the application of {name}?',
      declined: 'Decline the application of {name}?',
      withdrawn: 'Withdraw the application for {name}?',
    },
    /** Where the client reads what we write: in their case, or in the mail itself. */
    reading: {
      inCase: 'Your message goes into their case. An email to {email} says that it is there.',
      byMail: 'We email your message to {email}.',
    },
    confirm: {
      accepted: '',
      declinedPaid: 'The case ends, and the whole fee goes back to the card. This cannot be undone.',
      declined: 'This cannot be undone.',
      withdrawn:
        'The case ends. No money goes back automatically: decide that under Refunds. This cannot be undone.',
    },
    done: 'Done. The client gets an email.',
    doneRefund: 'Done. {amount} goes back, and the client gets an email.',
    leftOpen: 'A payment could not be refunded automatically. Look at the order.',
    by: '{state} by {name}, {time}',
    byUnknown: '{state}, {time}',
    told: 'Our message to the client',
  },
};
export type ApplicationsWords = typeof words;
export default words;
