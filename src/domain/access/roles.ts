/** Roles. A client sees only what is theirs; staff work on cases; admins also invite staff. */
export const roles = ['client', 'staff', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Who asks: every read or write of a person's data takes an actor and is limited to what that actor may see. */
export interface Actor {
  readonly userId: string;
  readonly role: Role;
}

export function worksHere(actor: Pick<Actor, 'role'>): boolean {
  return actor.role !== 'client';
}
