import type { PartyRole } from '#domain/cases/matters.ts';

/** The people and firms of a court case. */
const words = {
  roles: {
    plaintiff: 'Plaintiff',
    respondent: 'Respondent',
    petitioner: 'Petitioner',
    other: 'Other',
  } satisfies Record<PartyRole, string>,
  form: {
    fields: {
      role: 'Role',
      name: 'Name as in the record',
      address: 'Street address',
      city: 'City',
      state: 'State',
      zip: 'ZIP code',
      email: 'Email',
      phone: 'Phone',
      attorneyOfRecord: 'Attorney of record',
      registeredAgent: 'Registered agent',
    },
    submit: 'Save the party',
    done: 'Saved.',
  },
  client: 'our client',
  deceased: 'Deceased',
  dissolved: 'Dissolved',
  danger: 'The client is afraid of this person',
  dangerAsked: 'Record what the client answered about this person',
  dangerCleared: 'An attorney decided how to continue',
  mailReturned: 'Mail came back on {date}',
  add: 'Add a party',
  edit: 'Change {name}',
  none: 'No parties yet.',
  afraid: {
    fields: {
      answer: {
        label: 'Is {name} a danger to the client? As the client told us on paper, on the phone or in person.',
        options: {
          no: 'The client says no',
          yes: 'The client says yes: the case is held until the attorney decides',
        },
      },
      said: 'How and when the client said it',
    },
    submit: 'Record the answer',
    done: 'Saved.',
  },
  returning: {
    submit: 'Their copy came back in the mail',
    done: 'Saved.',
  },
  clearing: {
    submit: 'I have decided how to continue',
    done: 'Saved.',
  },
  removing: {
    submit: 'Remove',
    done: 'Saved.',
    title: 'Remove {name} from this court case?',
    text: 'This deletes their address and everything else we know about them here. It can’t be brought back.',
  },
};
export type CasePartyWords = typeof words;
export default words;
