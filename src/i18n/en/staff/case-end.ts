import type { EndReason } from '#domain/cases/endings.ts';

/** Ending a whole case in the workplace. */
const words = {
  title: 'End the case',
  lead: 'For a case that goes no further: every court case in it that has not been filed is canceled at once.',
  atCourt:
    'Nothing here can be ended: it has been filed with the court, or is over. Move each court case with its own form.',
  consequences: 'What happens when you confirm',
  ends: { one: '{count} court case is canceled.', other: '{count} court cases are canceled.' },
  endsEmpty: 'The case is canceled; no application arrived.',
  stays: {
    one: '{count} court case stays: it has been filed or is over.',
    other: '{count} court cases stay: they have been filed or are over.',
  },
  mail: 'The client gets an email with a link to the case but no details, and reads your message there.',
  offer: 'An open offer of a larger package is withdrawn.',
  final: 'This cannot be undone: a canceled court case cannot be reopened.',
  confirm: { title: 'End this case: {reason}?', yes: 'Yes, end it' },
  form: {
    fields: {
      endReason: {
        label: 'Why does it end?',
        options: {
          declined_by_us: 'We decline it',
          client_stopped: 'The client stopped',
          safety: 'Not safe for the client',
          too_late: 'Too late for us: the eviction is still open',
          refunded: 'The money went back',
          dispute_lost: 'The bank took the payment back',
          duplicate: 'Duplicate',
          not_a_party: 'The client is not a party',
          not_found: 'Not found in the record after logged searches',
        } satisfies Partial<Record<EndReason, string>>,
      },
      note: {
        label: 'What the client reads about it',
        hint: 'Write it in the client’s language: {language}.',
      },
    },
    submit: 'End the case',
    done: 'The case has ended.',
  },
};
export type CaseEndWords = typeof words;
export default words;
