import type { TicketCategory, TicketStatus } from '#domain/tickets/codes.ts';
import type { TicketSearch } from '#domain/tickets/ticket.ts';

type Priority = 'low' | 'normal' | 'high' | 'urgent';

/** Questions of clients, as staff answer them. */
const words = {
  title: 'Support tickets',
  search: 'Number or email',
  empty: 'No tickets yet.',
  columns: { who: 'From', about: 'About', state: 'State', owner: 'Owner', asked: 'Asked' },
  filters: { state: 'State', category: 'About', owner: 'Owner' },
  states: {
    waiting_for_us: 'Waiting for our answer',
    open: 'Open',
    in_progress: 'In progress',
    waiting: 'Answered',
    resolved: 'Resolved',
    closed: 'Closed',
  } satisfies Record<NonNullable<TicketSearch['state']> | TicketStatus, string>,
  categories: {
    site: 'Using the site',
    account: 'Sign-in and account',
    payment: 'Payment',
    files: 'Files',
    language: 'Language',
    complaint: 'Complaint',
    other: 'Other',
  } satisfies Record<TicketCategory, string>,
  owners: { me: 'Mine', nobody: 'Nobody’s' },
  priorities: { low: 'Low', normal: 'Normal', high: 'High', urgent: 'Urgent' } satisfies Record<
    Priority,
    string
  >,
  waits: 'Waiting for us',
  rating: '{rating} of 5',
  facts: {
    number: 'Number',
    email: 'Email',
    case: 'Case',
    category: 'About',
    priority: 'Urgency',
    owner: 'Owner',
    asked: 'Asked',
    wish: 'What would help',
    waiting: 'Waiting since',
    resolved: 'Resolved',
    rating: 'The client’s rating',
  },
  thread: 'Messages',
  by: '{name}, {time}',
  team: 'Our team',
  answerTitle: 'Answer',
  languages: { en: 'English', es: 'Spanish' },
  answer: {
    fields: {
      message: {
        label: 'Your answer',
        hint: 'The client asked in {language}. They read the answer after signing in; the email only says that they have one.',
      },
    },
    submit: 'Send the answer',
    done: 'Sent.',
  },
  stateTitle: 'State',
  settle: {
    fields: {
      status: {
        label: 'What happens next?',
        options: {
          in_progress: 'We are looking into it',
          resolved: 'Resolved: tell the client what we did',
          closed: 'Close without telling the client',
        },
      },
      resolution: { label: 'What we did', hint: 'The client reads this in their language.' },
    },
    submit: 'Save the state',
  },
  urgencyTitle: 'Urgency',
  prioritize: {
    fields: {
      priority: {
        label: 'How urgent is it?',
        options: { low: 'Low', normal: 'Normal', high: 'High', urgent: 'Urgent' },
      },
    },
    submit: 'Save the urgency',
  },
  take: { fields: {}, submit: 'Take this ticket' },
  leave: { fields: {}, submit: 'Give it back' },
  resolution: 'What we did',
};
export type TicketsWords = typeof words;
export default words;
