import type { TicketCategory, TicketStatus } from '#domain/tickets/codes.ts';

/** Questions that are no message about a case, and their answers. */
const words = {
  title: 'Help and questions',
  lead: 'Is something not working here, or do you have a question that is not about the case itself? Ask us. We answer within {hours} hours, Monday to Friday.',
  toThread: 'To send news or papers about your case, write to us on the page of your case.',
  ask: {
    open: 'Ask a question',
    fields: {
      caseId: 'Which case?',
      category: {
        label: 'What is it about?',
        options: {
          site: 'Using this site',
          account: 'Signing in and my account',
          payment: 'A payment or receipt',
          files: 'Sending or opening files',
          language: 'Language or words I don’t understand',
          complaint: 'A complaint',
          other: 'Something else',
        } satisfies Record<TicketCategory, string>,
      },
      subject: 'In a few words',
      message: 'Your question',
      wish: 'What would help you?',
    },
    submit: 'Send question',
    done: 'We have your question. Its number is {number}.',
  },
  yours: 'Your questions',
  number: 'Number {number}',
  asked: 'asked {date}',
  statuses: {
    open: 'We are on it',
    in_progress: 'We are on it',
    waiting: 'We answered',
    resolved: 'Done',
    closed: 'Closed',
  } satisfies Record<TicketStatus, string>,
  you: 'You',
  us: 'Our team',
  resolution: 'What we did',
  write: {
    fields: {
      message: {
        label: 'Write again',
        hint: 'If something is still not solved, write here. That opens the question again.',
      },
    },
    submit: 'Send',
    done: 'Sent. We will answer here.',
  },
  rate: {
    fields: {
      rating: {
        label: 'Did this help you?',
        options: {
          1: 'No, not at all',
          2: 'Not much',
          3: 'A little',
          4: 'Yes',
          5: 'Yes, a lot',
        },
      },
    },
    submit: 'Send my answer',
    done: 'Thank you. This helps us do better.',
  },
  youSaid: 'You said: {rating}',
};
export type TicketWords = typeof words;
export default words;
