import * as z from 'zod/mini';
import { fullName } from '#domain/person-name.ts';
import type { StaffMember } from '#domain/workplace/lists.ts';
import { readPreferences } from '#domain/workplace/preferences.ts';
import { reading } from '../database/reading.ts';
import type { StaffSession } from './session.ts';

/** Who is at work, as the workplace greets them. */
export const staffMember = reading({
  name: 'read_member',
  ask: () => ({}),
  answer: z.object({ preferences: z.unknown() }),
  describe: (_app, { preferences }, { userId, role, rights, account }: StaffSession): StaffMember => ({
    id: userId,
    name: fullName(account.firstName, account.lastName) || account.email,
    email: account.email,
    role,
    rights,
    preferences: readPreferences(preferences),
  }),
});
