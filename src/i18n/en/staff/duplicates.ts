import type { DuplicateReason, MergeStatus } from '#domain/people/merges.ts';

/** Two accounts of one person: suggested, asked for, confirmed by a second person. */
const words = {
  title: 'Duplicates',
  lead: 'Accounts that may be one person. Two people of one household share a phone or a court file and are still two: look before you ask.',
  second: 'Another person with this right confirms; until then it can be stopped.',
  alone: 'You are the only one with this right: you can confirm after 24 hours, and stop it until then.',
  none: 'Nobody looks like a duplicate.',
  pairs: 'Perhaps one person',
  reasons: {
    phone: 'Same phone',
    name_birth: 'Same name and date of birth',
    docket: 'Same docket number',
  } satisfies Record<DuplicateReason, string>,
  facts: {
    email: 'Email',
    phone: 'Phone',
    birthDate: 'Date of birth',
    since: 'Since',
    lastSeen: 'Last signed in',
    cases: 'Cases',
    orders: 'Paid orders',
  },
  noName: 'No name',
  gone: 'an account that was erased',
  never: 'never',
  ask: 'Make them one',
  keep: 'Which account stays?',
  keepOne: 'Keep {email}',
  reason: 'Why they are one person',
  reasonHint: 'For staff: how you made sure, such as a call to the number on file.',
  submit: 'Ask for it',
  confirmAsk: {
    title: 'Ask to make these two accounts one?',
    text: 'Nothing moves yet. Another person confirms it.',
  },
  asked: 'Asked for.',
  list: 'Asked and decided',
  listNone: 'Nothing was asked for.',
  states: {
    asked: 'waits',
    done: 'made one',
    stopped: 'stopped: two people',
  } satisfies Record<MergeStatus, string>,
  into: '{merged} goes into {kept}',
  askedBy: 'Asked by {name}, {time}',
  decidedBy: 'Decided by {name}, {time}',
  waitsForOther: 'You asked for it: another person confirms it.',
  freeAt: 'You can confirm it yourself from {time} on.',
  confirm: 'Confirm',
  confirmYes: {
    title: 'Make them one?',
    text: 'Cases, orders, messages and everything else of {merged} move to {kept}; the old address stays as an alias and can no longer sign in. This cannot be taken back.',
    yes: 'Make them one',
  },
  stop: 'Stop it: they are two',
  done: 'Done.',
};
export type DuplicatesWords = typeof words;
export default words;
