import type { DocketFinding } from '#domain/cases/court-checks.ts';
import type { LetterState } from '#domain/cases/letter-tracks.ts';

/** Looking at the court's record, and the client's letters after an order. */
const words = {
  title: 'Record a check of the court’s record',
  fields: {
    channel: {
      label: 'Where you looked',
      options: { docket_check: 'The court’s website or terminal', clerk_call: 'Call with the clerk' },
    },
    found: {
      label: 'What you found',
      options: {
        nothing_new: 'Filed, nothing new',
        hearing: 'A hearing is set (enter it with a move)',
        order: 'An order was entered (enter it with a move)',
        returned: 'The clerk returned it (enter it with a move)',
        still_visible: 'Still visible',
        hidden: 'No longer visible',
        not_found: 'The file was not found',
      } satisfies Record<DocketFinding, string>,
    },
    checkedOn: 'Day you checked',
    note: 'Note, for us',
  },
  lead: 'Search the way the public does: without signing in, with every spelling of the name. A court whose search needs an account shows nothing without one: use an account there, or call the clerk. The next check becomes a task, and the client sees when we checked.',
  submit: 'Save the check',
  done: 'Saved.',
  foundIn: 'Court case {place}: {finding}',
  letters: {
    title: 'Letters to screening companies',
    empty: 'None noted yet.',
    sent: 'sent {date}',
    received: 'received {date}',
    until: 'answer due {date}',
    add: 'Add a letter',
    change: 'Change: {company}',
    shortChange: 'Change',
    states: {
      sent: 'Sent',
      received: 'Received',
      silent: 'No answer',
      corrected: 'Corrected or deleted',
      verified: 'Says it is correct',
      no_entry: 'Has no entry',
    } satisfies Record<LetterState, string>,
    fields: {
      company: 'Company',
      sentOn: 'Sent on',
      receivedOn: 'Received on',
      answeredOn: 'Answered on',
      answer: {
        label: 'Answer',
        placeholder: 'None yet',
      },
      addedInformation: 'The client added information meanwhile (45 days)',
    },
    submit: 'Save the letter',
    done: 'Saved.',
  },
};
export type CourtChecksWords = typeof words;
export default words;
