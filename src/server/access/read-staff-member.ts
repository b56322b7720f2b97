import { fullName } from '#domain/person-name.ts';
import type { StaffMember } from '#domain/workplace/lists.ts';
import { readPreferences } from '#domain/workplace/preferences.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import type { StaffSession } from './session.ts';

/** Who is at work, as the workplace greets them. Takes the session `requireStaff` let through. */
export async function readStaffMember(app: Pick<App, 'db'>, actor: StaffSession): Promise<StaffMember> {
  const row = dataOf(
    await app.db
      .from('users')
      .select('email, first_name, last_name, dashboard_preferences')
      .eq('id', actor.userId)
      .single(),
  );
  return {
    id: actor.userId,
    name: fullName(row.first_name, row.last_name) || row.email,
    email: row.email,
    role: actor.role,
    rights: actor.rights,
    preferences: readPreferences(row.dashboard_preferences),
  };
}
