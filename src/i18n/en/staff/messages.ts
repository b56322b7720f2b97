import type { InboxType } from '#domain/contact/inbox.ts';
import type { MailDoubt } from '#domain/received-mail/doubts.ts';
import type { Suspicion } from '#domain/contact/robots.ts';

/** Messages from the contact form, as staff read and answer them. */
const words = {
  title: 'Messages',
  search: 'Name, email, phone, reference, or words of the message',
  empty: 'No messages yet.',
  columns: { who: 'From', about: 'About', message: 'Message', state: 'State', sent: 'Sent' },
  filters: { type: 'About', handled: 'Answered', suspicious: 'Spam', language: 'Language' },
  types: {
    eligibility: 'Eligibility',
    pricing: 'Pricing',
    followup: 'Follow-up on a case',
    general: 'General',
    correction: 'Correction of an application',
  } satisfies Record<InboxType, string>,
  open: 'Not answered',
  handled: 'Answered',
  noRobots: 'Look like people',
  robots: 'Look like robots',
  suspicion: {
    hidden_field: 'May be a robot: it filled in a hidden field',
    spam: 'Marked as spam by the mail service',
    too_fast: 'May be a robot: it was faster than people can type',
  } satisfies Record<Suspicion, string>,
  unverified: 'Unverified',
  doubts: {
    no_address:
      'Unverified: this email did not come to the reply address of any case. The name and address it shows may be false.',
    other_sender:
      'Unverified: this email came to the reply address of a case, but not from the client’s own address. It may be from a helper, or from somebody else.',
    not_proven:
      'Unverified: this email shows the client’s address, but nothing proves that it came from there. Call the client before you rely on it.',
    unreadable: 'Unverified: this email could not be read here. Get it as it came, below.',
    too_large:
      'Unverified: this email was too large to be read here. The client was asked to use the portal.',
  } satisfies Record<MailDoubt, string>,
  unverifiedHint: 'Tell nothing of a case in your answer: it goes to the address that the email shows.',
  subject: 'Subject',
  robot: 'Robot?',
  files: 'Files',
  facts: {
    email: 'Email',
    phone: 'Phone',
    language: 'Language',
    sent: 'Sent',
    about: 'About',
    application: 'Application',
    openApplication: 'Open the application',
  },
  message: 'Message',
  resubmitted: 'The application was sent again with other answers while the database was down.',
  answers: 'What we answered',
  answerBy: '{name}, {time}',
  answerByNobody: 'Someone who left, {time}',
  answer: {
    title: 'Answer',
    again: 'Write again',
    label: 'Your answer',
    hint: '{name} wrote in {language}. The answer goes by email to {email}.',
    /** Within a sentence. */
    languages: { en: 'English', es: 'Spanish' },
    submit: 'Send the answer',
    confirm: {
      title: 'Send this answer to {name}?',
      text: 'It goes to {email} right away and cannot be undone. The message is then marked as answered.',
      yes: 'Send',
    },
    done: 'Sent to {email}.',
    required: 'Please write your answer.',
    staleBy:
      '{name} answered or marked this message in the meantime. Nothing was sent, and what you typed is still here. Read what is new above, then send again if it still fits.',
    stale:
      'Someone answered or marked this message in the meantime. Nothing was sent, and what you typed is still here. Read what is new above, then send again if it still fits.',
  },
  markedBy: 'Answered by {name}, {time}',
  marked: 'Answered, {time}',
  marking: {
    submit: 'Mark as answered without an email',
    done: 'Marked as answered.',
  },
  unmarking: {
    submit: 'Remove the mark',
    done: 'The mark is removed.',
  },
};
export type MessagesWords = typeof words;
export default words;
