/**
 * Those who work here. Staff work on cases; an attorney sees what staff see and answers for papers, but decides about no
 * money; admins also invite people.
 */
export const staffRoles = ['staff', 'attorney', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** A client sees only what is theirs. */
export const roles = ['client', ...staffRoles] as const;
export type Role = (typeof roles)[number];

/** Who asks: every read or write of a person's data takes an actor and is limited to what that actor may see. */
export interface Actor {
  readonly userId: string;
  readonly role: Role;
}

export function worksHere<Who extends Pick<Actor, 'role'>>(actor: Who): actor is Who & { role: StaffRole } {
  return actor.role !== 'client';
}
