import type { MailboxFact, MailboxState } from '#domain/access/lost-mailbox.ts';

/** Another email address for a client who can no longer read their mail. */
const words = {
  title: 'Can’t get in: lost mailbox or locked password',
  waits: 'A change of address is waiting. It won’t happen before {time}.',
  lead: 'For a client who can no longer read their email. Ask for two facts, then hang up and call back the number on file. The old address gets an email at once, and the change waits {hours} hours.',
  current: 'Email on file',
  phone: 'Number to call back',
  noPhone:
    'There is no phone number on file that we may call, so the address cannot be changed here. Write a letter to the postal address on file.',
  notClient: 'This account belongs to a member of staff. Their address is not changed here.',
  second: 'Someone else on the team has to agree before the new address gets its email.',
  fact: {
    birth_date: 'Date of birth',
    case_number: 'Our case number',
    last_payment: 'Amount of the last payment',
    docket_number: 'Docket number of the court',
    street_address: 'Street address in the application',
    phone_end: 'Last four digits of the phone number',
  } satisfies Record<MailboxFact, string>,
  /** The same within a sentence. */
  factNamed: {
    birth_date: 'date of birth',
    case_number: 'our case number',
    last_payment: 'amount of the last payment',
    docket_number: 'docket number of the court',
    street_address: 'street address in the application',
    phone_end: 'last four digits of the phone number',
  } satisfies Record<MailboxFact, string>,
  agreeHint: 'Look at the case first: the call, the notes, anything unusual. You answer for it too.',
  mine: 'You asked for it, so someone else has to agree.',
  states: {
    second: 'Waiting for a second person on the team',
    unconfirmed: 'Waiting until {time}; the new address has not confirmed yet',
    waiting: 'Confirmed by the new address; waiting until {time}',
    done: 'Changed',
    undone: 'Changed, then undone from the old address',
    stopped: 'Stopped',
    taken: 'Not changed: another account has the address',
    lapsed: 'Not changed: the new address never confirmed',
  } satisfies Record<MailboxState, string>,
  last: 'Last change asked for',
  asked: '{name}, {time}; called back {called}. Facts: {facts}',
  approved: 'Second person: {name}',
  /** A first password that five wrong birth dates locked. */
  locked: {
    waits: 'The first password is locked: five wrong birth dates, the last on {time}.',
    title: 'Unlock the first password',
    lead: 'The birth date was wrong five times when a first password was set. Ask the caller for two facts. If they are right, the client gets a new link by email and five more tries.',
    submit: 'Unlock and send a new link',
    done: 'Unlocked. The client gets a new link by email.',
  },
  agreeing: {
    submit: 'I checked this and agree',
    done: 'The new address gets an email to confirm.',
  },
  stopping: {
    submit: 'Stop the change',
    done: 'Stopped.',
    confirm: {
      title: 'Stop this change?',
      text: 'The client keeps the old address. To change it after all, verify them again.',
    },
  },
  form: {
    fields: {
      email: 'New email address',
      facts: {
        label: 'What did the caller answer?',
        hint: 'At least two. One must be something a landlord would not know: date of birth, our case number or the last payment. Type what the caller says; the system compares it and keeps nothing of it. Never read an answer out. After five wrong tries it is closed for a day.',
      },
      numberOnFile: 'I called {phone}, the number on file, and spoke with the client.',
      note: {
        label: 'Note',
        hint: 'Only our team reads it.',
      },
    },
    submit: 'Ask for the change',
    done: 'The old address gets an email. The new one gets one too, to confirm.',
    doneForSecond: 'The old address gets an email. Now someone else on the team has to agree.',
  },
  called: {
    day: 'Day of the call back',
    time: 'Time (Eastern)',
    wrong: 'Please enter the day and the time of the call back.',
  },
};
export type CaseMailboxWords = Omit<typeof words, 'fact' | 'factNamed' | 'states'> & {
  readonly fact: Readonly<Record<MailboxFact, string>>;
  readonly factNamed: Readonly<Record<MailboxFact, string>>;
  readonly states: Readonly<Record<MailboxState, string>>;
};
export default words;
