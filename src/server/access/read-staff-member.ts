import { fullName } from '#domain/person-name.ts';
import type { StaffMember } from '#domain/workplace/lists.ts';
import type { App } from '../app.ts';
import { readUser } from './read-user.ts';
import type { StaffSession } from './session.ts';

/** Who is at work, as the workplace greets them. Takes the actor `requireStaff` let through. */
export async function readStaffMember(app: Pick<App, 'db'>, actor: StaffSession): Promise<StaffMember> {
  const user = await readUser(app, actor);
  return {
    name: fullName(user.firstName, user.lastName) || user.email,
    role: actor.role,
  };
}
