import type { InboxType } from '#domain/contact/inbox.ts';
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
    too_fast: 'May be a robot: it was faster than people can type',
  } satisfies Record<Suspicion, string>,
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
  mark: 'Mark as answered without an email',
  unmark: 'Remove the mark',
  markedBy: 'Answered by {name}, {time}',
  marked: 'Answered, {time}',
  saidMarked: 'Marked as answered.',
  saidUnmarked: 'The mark is removed.',
};
export type MessagesWords = typeof words;
export default words;
