// People who work here: what admins ask for, and what they get.
import * as z from 'zod/mini';
import type { Right } from '../access/rights.ts';
import { staffRoles, type StaffRole } from '../access/roles.ts';
import { email } from '../email.ts';
import { locales } from '../languages.ts';
import { text } from '../text.ts';
import { namePartMax } from './legal-name.ts';

export const inviteRequest = z.object({
  firstName: text({ max: namePartMax, required: 'field.required' }),
  /** Left empty by people with one name. */
  lastName: z._default(text({ max: namePartMax }), ''),
  email: email(),
  role: z.enum(staffRoles, 'role.required'),
  language: z._default(z.enum(locales, 'language.required'), 'en'),
});

/** The list is handed over whole. */
export const peopleList = z.object({});

export const personActions = ['remove_second_factor', 'end_sessions', 'deactivate'] as const;
export type PersonAction = (typeof personActions)[number];

export const changePersonRequest = z.object({ action: z.enum(personActions, 'action.required') });

/** The outcome of an invitation. The last two changed nothing. */
export const inviteOutcomes = ['invited', 'again', 'raised', 'back', 'already', 'higher'] as const;
export type InviteOutcome = (typeof inviteOutcomes)[number];

export interface Invited {
  readonly outcome: InviteOutcome;
  /** Whether a link to set a password was mailed. */
  readonly mailed: boolean;
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly role: StaffRole;
  readonly rights: readonly Right[];
  /** No password yet: the invitation is still open. */
  readonly invited: boolean;
  readonly secondFactor: boolean;
  readonly active: boolean;
  readonly lastLoginAt: string | null;
  /** The person who asks. */
  readonly you: boolean;
}
