import type { Right } from '#domain/access/rights.ts';
import { worksHere } from '#domain/access/roles.ts';
import type { App } from '../app.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { requireSession } from './require-session.ts';
import type { Session, StaffSession } from './session.ts';

/**
 * The session of somebody who works here and has shown the second factor. Refuses
 * `sign_in_required` without a session, `forbidden` to clients and, where only admins may, to staff, and (by
 * `requireSession`) `second_factor_required` to a staff session that has shown a password alone.
 */
export async function requireStaff(
  call: Pick<Call, 'cookies'>,
  app: Pick<App, 'db' | 'clock'>,
  least: 'staff' | 'admin' = 'staff',
): Promise<StaffSession> {
  const session = asStaff(await requireSession(call, app));
  if (least === 'admin' && session.role !== 'admin') throw new Refusal('forbidden');
  return session;
}

/** The session of somebody who works here. Refuses `forbidden` to clients. */
export function asStaff(session: Session): StaffSession {
  if (!worksHere(session)) throw new Refusal('forbidden');
  return session;
}

/** As `requireStaff`, for what takes a right of its own. Refuses `forbidden` to members who do not have the right. */
export async function requireRight(
  call: Pick<Call, 'cookies'>,
  app: Pick<App, 'db' | 'clock'>,
  right: Right,
): Promise<StaffSession> {
  const session = await requireStaff(call, app);
  if (!session.rights.includes(right)) throw new Refusal('forbidden');
  return session;
}
