import type { PartyRole } from '#domain/cases/matters.ts';

/** The people and firms of a court case. */
const words = {
  roles: {
    plaintiff: 'Plaintiff',
    respondent: 'Respondent',
    petitioner: 'Petitioner',
    other: 'Other',
  } satisfies Record<PartyRole, string>,
  client: 'our client',
  deceased: 'Deceased',
  dissolved: 'Dissolved',
  danger: 'The client is afraid of this person',
  dangerAsked: 'Record what the client answered about this person',
  dangerQuestion:
    'Is {name} a danger to the client? As the client told us on paper, on the phone or in person.',
  dangerNo: 'The client says no',
  dangerYes: 'The client says yes: the case is held until the attorney decides',
  dangerSaid: 'How and when the client said it',
  dangerSubmit: 'Record the answer',
  dangerCleared: 'An attorney decided how to continue',
  mailReturned: 'Mail came back on {date}',
  noteReturned: 'Their copy came back in the mail',
  clearDanger: 'I have decided how to continue',
  add: 'Add a party',
  edit: 'Change {name}',
  remove: 'Remove',
  removeTitle: 'Remove {name} from this court case?',
  removeText:
    'This deletes their address and everything else we know about them here. It can’t be brought back.',
  save: 'Save the party',
  saved: 'Saved.',
  role: 'Role',
  name: 'Name as in the record',
  address: 'Street address',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  email: 'Email',
  phone: 'Phone',
  attorney: 'Attorney of record',
  agent: 'Registered agent',
  none: 'No parties yet.',
};
export type CasePartyWords = typeof words;
export default words;
