import * as z from 'zod/mini';
import type { Role } from './roles.ts';

/**
 * What staff may do only if an admin gave them the right: decide about refunds, merge two people into one, put
 * templates in force, see the figures of the business, delete everything about a client, give a client who lost their
 * mailbox another address without a second person. A closed list; `users.permissions` holds these names.
 */
export const rights = ['refunds', 'merge', 'templates', 'figures', 'erase', 'mailbox'] as const;
export type Right = (typeof rights)[number];

/** The rights of somebody: an admin has all, staff those that were given to them, nobody else any. */
export function rightsOf(role: Role, permissions: unknown): readonly Right[] {
  if (role === 'admin') return rights;
  if (role !== 'staff' || typeof permissions !== 'object' || permissions === null) return [];
  const byName = new Map<string, unknown>(Object.entries(permissions));
  return rights.filter((right) => byName.get(right) === true);
}

/** Which rights somebody shall have, and which they had when the admin looked. */
export const rightsRequest = z.object({
  from: z.array(z.enum(rights, 'rights.unknown'), 'rights.unknown'),
  to: z.array(z.enum(rights, 'rights.unknown'), 'rights.unknown'),
});
