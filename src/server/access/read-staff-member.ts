import * as z from 'zod/mini';
import { fullName } from '#domain/person-name.ts';
import type { StaffMember } from '#domain/workplace/lists.ts';
import { readPreferences } from '#domain/workplace/preferences.ts';
import { query, type QueryContext } from '../http/service.ts';
import type { StaffSession } from './session.ts';

/** Who is at work, as the workplace greets them. */
export const staffMember = query({
  sql: 'read_member',
  params: () => ({}),
  answer: z.object({ preferences: z.unknown() }),
  toResult: (
    { preferences },
    { actor: { userId, role, rights, account } }: QueryContext<StaffSession, unknown>,
  ): StaffMember => ({
    id: userId,
    name: fullName(account.firstName, account.lastName) || account.email,
    email: account.email,
    role,
    rights,
    preferences: readPreferences(preferences),
  }),
});
