import type { DuplicateReason, MergeStatus } from '#domain/people/merges.ts';

/** Two accounts of one person: suggested, asked for, confirmed by a second person. */
const words = {
  title: 'Duplicates',
  lead: 'Accounts that may belong to one person. Two people in a household can share a phone or a court file, so check before you ask for a merge.',
  second: 'Another person with this right has to confirm. Until then it can be stopped.',
  alone:
    'You are the only person with this right, so you can confirm after {hours} hours and stop it until then.',
  none: 'No duplicates found.',
  pairs: 'May be the same person',
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
    supporters: 'People who help',
    calendar: 'Calendar address',
    hasCalendar: 'in use',
  },
  noName: 'No name',
  gone: 'an account that was erased',
  never: 'never',
  ask: 'Merge',
  keepOne: 'Keep {email}',
  list: 'Requests and decisions',
  listNone: 'No merge was requested.',
  states: {
    asked: 'waiting',
    done: 'merged',
    stopped: 'stopped: different people',
  } satisfies Record<MergeStatus, string>,
  into: '{merged} is merged into {kept}',
  askedBy: 'Requested by {name}, {time}',
  decidedBy: 'Decided by {name}, {time}',
  waitsForOther: 'You requested this, so another person has to confirm it.',
  freeAt: 'You can confirm it yourself from {time} on.',
  ends: {
    supporters:
      'People who help {merged} and lose access: {count}. They and the client get an email, and the client can add them again.',
    calendar: 'The calendar address of {merged} stops working. The client gets an email.',
  },
  done: 'Done.',
  asking: {
    fields: {
      keptId: 'Which account stays?',
      reason: {
        label: 'How you know they are the same person',
        hint: 'For staff: how you made sure, such as a call to the number on file.',
      },
    },
    submit: 'Ask for the merge',
    done: 'Merge requested.',
    confirm: {
      title: 'Ask to merge these two accounts?',
      text: 'Nothing moves yet. Another person confirms it.',
    },
  },
  confirming: {
    submit: 'Confirm',
    done: 'Done.',
    question: {
      title: 'Merge them?',
      text: 'Cases, orders, messages and everything else of {merged} move to {kept}; the old address stays as an alias and can no longer sign in. This cannot be undone.',
      yes: 'Merge',
    },
  },
  stopping: {
    submit: 'Stop: they are two people',
    done: 'Done.',
  },
};
export type DuplicatesWords = typeof words;
export default words;
