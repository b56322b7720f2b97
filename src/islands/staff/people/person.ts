import { fullName } from '#domain/person-name.ts';
import type { Person } from '#domain/people/requests.ts';
import type { StaffWords } from '#i18n/staff.ts';
import type { Tone } from '../Badge.tsx';

/** How far somebody's sign-in is set up. */
export type PersonState = keyof StaffWords['people']['states'];

export function stateOf(person: Person): PersonState {
  if (!person.active) return 'left';
  if (person.invited) return 'invited';
  return person.secondFactor ? 'ready' : 'noFactor';
}

export const tones: Record<PersonState, Tone> = {
  left: 'quiet',
  invited: 'wait',
  noFactor: 'wait',
  ready: 'good',
};

/** The name, or the address until there is one. */
export const nameOf = ({ firstName, lastName, email }: Person) => fullName(firstName, lastName) || email;
