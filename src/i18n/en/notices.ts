import type { NoticeCode } from '#domain/notices/kinds.ts';

/** The list under the bell: what is new for the client. */
const words = {
  title: 'What is new',
  lead: 'From the last 90 days. Items you have dealt with disappear.',
  none: 'Nothing is new right now.',
  isNew: 'new',
  yourTurn: 'your turn',
  inCase: 'Case {number}',
  date: 'Date: {date}',
  older: 'Older',
  choose: 'Choose how you hear from us',
  close: 'Close',
  failed: 'This could not be loaded. Check your connection.',
  again: 'Try again',
  what: {
    status_changed: 'There is a new step in your case',
    message_sent: 'We wrote to you',
    case_update: 'We added news',
    request_added: 'We asked you for something',
    request_returned: 'Please send something again',
    papers_ready: 'There are papers for you to read',
    translation_ready: 'Please read your words in English',
    upgrade_offered: 'We suggest another package for your case',
    ticket_answered: 'We answered your question',
    part_due: 'A part of your payment is due',
    call_booked: 'Your call is booked',
    call_cancelled: 'Your call is canceled',
    other: 'There is something new',
  } satisfies Record<NoticeCode | 'other', string>,
  moved: 'There is a new step in your case: {state}',
};
export type NoticeWords = typeof words;
export default words;
