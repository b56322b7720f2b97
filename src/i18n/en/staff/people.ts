import type { Right } from '#domain/access/rights.ts';
import type { StaffRole } from '#domain/access/roles.ts';
import type { InviteOutcome, PersonAction } from '#domain/people/requests.ts';

/** The section "People": who works here. */
const words = {
  title: 'People',
  columns: { name: 'Person', role: 'Role', state: 'Sign-in', last: 'Last signed in', action: 'Change' },
  you: 'you',
  noName: 'No name yet',
  roles: { staff: 'Staff', attorney: 'Attorney', admin: 'Admin' } satisfies Record<StaffRole, string>,
  states: {
    left: 'Left',
    invited: 'Invited, no password yet',
    noFactor: 'Second step not set up',
    ready: 'Password and second step',
  },
  never: 'Never',
  change: 'Change {name}',
  actions: {
    remove_second_factor: 'Remove the second step',
    end_sessions: 'Log out everywhere',
    deactivate: 'Let go',
  } satisfies Record<PersonAction, string>,
  titles: {
    remove_second_factor: 'Remove the second step of {name}?',
    end_sessions: 'Log {name} out everywhere?',
    deactivate: 'Let {name} go?',
  } satisfies Record<PersonAction, string>,
  questions: {
    remove_second_factor:
      '{name} is logged out everywhere and sets up a new second step at the next sign-in. Do this only when you have spoken with them yourself: whoever knows their password could set it up too. They are told by email.',
    end_sessions: '{name} is logged out on every device and can sign in again.',
    deactivate:
      '{name} is logged out everywhere and cannot sign in any more. What they did stays in the audit log. An invitation brings them back.',
  } satisfies Record<PersonAction, string>,
  done: {
    remove_second_factor: 'The second step of {name} is removed.',
    end_sessions: '{name} is logged out everywhere.',
    deactivate: '{name} can no longer sign in.',
  } satisfies Record<PersonAction, string>,
  rights: {
    action: 'Rights',
    title: 'What may {name} do?',
    text: 'Staff work on applications, cases and messages. These take a right of their own; admins have them all.',
    names: {
      refunds: 'Decide about refunds',
      merge: 'Merge two people into one',
      templates: 'Put templates in force',
      figures: 'See the figures of the business',
    } satisfies Record<Right, string>,
    submit: 'Save the rights',
    done: 'The rights of {name} are saved.',
    stale:
      'Another admin changed the rights of {name} in the meantime. Nothing was saved; the list shows them now.',
  },
  invite: {
    title: 'Invite somebody',
    text: 'They get an email with a link to set a password, then set up the second step.',
    email: 'Email',
    role: 'What may this person do?',
    roles: {
      staff: 'Work on applications, messages and payments',
      attorney: 'See the same and answer for papers; decide about no money',
      admin: 'The same as staff, and also invite people and let them go',
    } satisfies Record<StaffRole, string>,
    language: 'Language of their emails',
    submit: 'Send the invitation',
    submitting: 'Sending…',
  },
  /** By message key of the rules. */
  messages: { 'email.invalid': 'Please enter a valid email address.' } as Record<string, string>,
  outcomes: {
    invited: '{email} is invited.',
    again: '{email} was invited before. The link is sent again; the old one stops working.',
    raised: '{email} had an account and works here now. They were logged out everywhere.',
    back: '{email} is back.',
    already: '{email} works here already. Nothing was changed.',
    higher: '{email} has a higher role already. An invitation lowers nobody, so nothing was changed.',
  } satisfies Record<InviteOutcome, string>,
};
export type PeopleWords = typeof words;
export default words;
