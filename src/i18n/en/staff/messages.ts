import type { InboxType } from '#domain/contact/inbox.ts';
import type { Suspicion } from '#domain/contact/robots.ts';

/** Messages from the contact form, as staff read and answer them. */
const words = {
  title: 'Messages',
  search: 'Name, email, phone, reference, or words of the message',
  empty: 'No messages yet.',
  columns: { who: 'From', about: 'About', message: 'Message', state: 'State', sent: 'Sent' },
  filters: { type: 'About', handled: 'Answered', suspicious: 'Robots or people', language: 'Language' },
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
    hidden_field: 'May be a robot: it filled in a field nobody sees',
    too_fast: 'May be a robot: it was faster than people type',
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
  reply: 'Answer by email',
  /** Discreet: phones are shared, and subjects show on locked screens. */
  replySubject: 'Your message {reference}',
  mark: 'Mark as answered',
  unmark: 'Remove the mark',
  markedBy: 'Answered by {name}, {time}',
  marked: 'Answered, {time}',
  saidMarked: 'Marked as answered.',
  saidUnmarked: 'The mark is removed.',
};
export type MessagesWords = typeof words;
export default words;
