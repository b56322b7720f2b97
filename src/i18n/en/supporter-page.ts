import type { DateKind } from '#domain/calendar/dates.ts';
import type { CasePhase } from '#domain/cases/phases.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { TurnHolder } from '#domain/promises/turns.ts';
import type { LoginWords } from './login.ts';

/** The page of somebody who helps a client. */
const words = {
  heading: 'How things are going',
  loading: 'Opening…',
  open: {
    title: 'Open the page',
    text: 'Someone lets you see how things are going. Open it where nobody can look over your shoulder: it is their private information, and they can see each time you look.',
    button: 'Open',
    opening: 'Opening…',
  },
  gone: 'This link no longer works. It may have been used or be too old, or the person may have ended it. If you still help them, ask for a new one.',
  ask: {
    title: 'Get a new link',
    text: 'Enter the email address where you got your first link.',
    submit: 'Send me a link',
    submitting: 'Sending…',
    sentTitle: 'Check your inbox',
    sent: 'If someone lets you see their case at this address, a link is on its way. It works for {minutes} minutes.',
    again: 'Use another address',
    back: 'To the home page',
  } satisfies LoginWords['forgot'],
  greeting: 'Hello, {name}',
  forWhom: '{client} lets you see this. You can read it, but not change anything.',
  forWhomPlain: 'You can read this, but not change anything.',
  client: 'your relative or client',
  number: 'Case {number}',
  where: 'Where it stands',
  states: {
    waiting_for_application: 'The application is not filled in yet.',
    submitted: 'We have the application and will start reading it.',
    in_review: 'We are comparing the application with the public record.',
    waiting_for_client: 'Something is still missing.',
    preparing: 'We are preparing the papers.',
    attorney_review: 'A lawyer is reading the papers.',
    client_review: 'The papers are ready to be read and approved.',
    ready_to_file: 'The papers are approved. They still have to be filed with the court.',
    filed: 'The papers are filed with the court.',
    hearing_set: 'The court has set a date.',
    granted: 'The judge said yes.',
    denied: 'The judge said no.',
    notifying: 'The judge said yes. The last steps after the order are under way.',
    closed: 'The case is over.',
    cancelled: 'The case was ended before it was filed.',
  } satisfies Record<CaseStatus, string>,
  paused: 'The case is paused for now.',
  turns: {
    client: 'The next step is {client}’s.',
    us: 'The next step is ours.',
    attorney: 'The next step is ours.',
    court: 'The court decides when it continues.',
    nobody: 'Nothing is left to do.',
  } satisfies Record<TurnHolder, string>,
  phase: 'Stage: {phase}',
  phases: {
    application: 'Application',
    review: 'Review',
    papers: 'Papers',
    court: 'Court',
    result: 'Result',
  } satisfies Record<CasePhase, string>,
  preparer: '{name} works on it.',
  dates: 'Dates',
  noDates: 'There are no dates right now.',
  kinds: {
    hearing: 'Court date',
    call: 'Call with us',
    request: 'Last day to send what we asked for',
    deadline: 'The court’s order ends',
  } satisfies Record<DateKind, string>,
  requests: 'What is still needed',
  noRequests: 'Nothing is missing right now.',
  due: 'By {date}',
  messages: 'Messages',
  noMessages: 'There are no messages yet.',
  from: { client: '{client} wrote', us: 'We wrote' },
  leave: 'Close this page',
  left: 'Closed. To look again, ask for a new link.',
};
export type SupporterPageWords = typeof words;
export default words;
