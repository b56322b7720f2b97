import type { Right } from '#domain/access/rights.ts';
import type { StaffRole } from '#domain/access/roles.ts';
import type { InviteOutcome, PersonAction } from '#domain/people/requests.ts';

/** The section "People": who works here. */
const words = {
  title: 'People',
  columns: { name: 'Person', email: 'Email', role: 'Role', state: 'Sign-in', last: 'Last signed in' },
  rightsLabel: 'Rights',
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
      '{name} is logged out everywhere and sets up a new second step at the next sign-in. Do this only after speaking with them yourself: anyone who knows their password could set it up too. They get an email about it.',
    end_sessions: '{name} is logged out on every device and can sign in again.',
    deactivate:
      '{name} is logged out everywhere and can no longer sign in. What they did stays in the audit log. You can invite them again.',
  } satisfies Record<PersonAction, string>,
  done: {
    remove_second_factor: 'The second step of {name} is removed.',
    end_sessions: '{name} is logged out everywhere.',
    deactivate: '{name} can no longer sign in.',
  } satisfies Record<PersonAction, string>,
  rights: {
    action: 'Rights',
    title: 'What may {name} do?',
    text: 'All staff work on applications, cases and messages. What is below needs a separate right; admins have them all.',
    names: {
      refunds: 'Decide about refunds',
      merge: 'Merge two people into one',
      templates: 'Put templates in force',
      figures: 'See business figures',
      erase: 'Delete everything about a person who asks for it',
      mailbox: 'Change the email address of a client who lost their mailbox, without a second person',
    } satisfies Record<Right, string>,
    submit: 'Save the rights',
    done: 'The rights of {name} are saved.',
    stale:
      'Another admin changed the rights of {name} in the meantime. Nothing was saved; the list shows them now.',
  },
  invite: {
    title: 'Invite somebody',
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      role: {
        label: 'What may this person do?',
        options: {
          staff: 'Work on applications, messages and payments',
          attorney: 'See the same and approve papers, but make no decisions about money',
          admin: 'The same as staff, and also invite people and let them go',
        } satisfies Record<StaffRole, string>,
      },
      language: 'Language of their emails',
    },
    text: 'They get an email with a link to set a password, then set up the second step.',
    submit: 'Send the invitation',
  },
  outcomes: {
    invited: '{email} is invited.',
    again: '{email} was invited before. The link is sent again; the old one stops working.',
    raised: '{email} already had an account and now works here. They were logged out everywhere.',
    back: '{email} is back.',
    already: '{email} already works here. Nothing was changed.',
    higher: '{email} already has a higher role. An invitation never lowers a role, so nothing was changed.',
  } satisfies Record<InviteOutcome, string>,
};
export type PeopleWords = typeof words;
export default words;
