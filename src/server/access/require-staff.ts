import type { Right } from '#domain/access/rights.ts';
import { worksHere } from '#domain/access/roles.ts';
import { Refusal } from '../http/refusal.ts';
import type { Session, StaffSession } from './session.ts';

/** The session of somebody who works here. Refuses `forbidden` to clients. */
export function requireStaff(session: Session): StaffSession {
  if (!worksHere(session)) throw new Refusal('forbidden');
  return session;
}

/** The session of an admin. Refuses `forbidden` to everybody else. */
export function requireAdmin(session: Session): StaffSession {
  const member = requireStaff(session);
  if (member.role !== 'admin') throw new Refusal('forbidden');
  return member;
}

/** For what takes a right of its own: refuses `forbidden` to members who do not have it, and to clients. */
export function withPermission(right: Right): (session: Session) => StaffSession {
  return (session) => {
    const member = requireStaff(session);
    if (!member.rights.includes(right)) throw new Refusal('forbidden');
    return member;
  };
}
