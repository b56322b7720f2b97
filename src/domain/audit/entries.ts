import { isId } from '../record-id.ts';
import * as z from 'zod/mini';
import type { Role } from '../access/roles.ts';
import { auditActions, auditKinds, type AuditAction } from './actions.ts';
import { isPeriod } from './period.ts';

/** What can be asked of the audit log. It cannot be searched by words, because it holds none. */
export const auditSearch = z.object({
  action: z.optional(z.enum(auditActions)),
  kind: z.optional(z.enum(auditKinds)),
  /** Days of the office: `2026-11-24/2026-11-30`, both included. */
  period: z.optional(z.string().check(z.refine(isPeriod, 'field.wrongType'))),
  actorId: z.optional(z.string().check(z.refine(isId, 'field.wrongType'))),
  /** The position of the last entry on the previous page. */
  before: z.optional(z.nullable(z.string().check(z.regex(/^\d{1,18}$/, 'field.wrongType')))),
});
export type AuditSearch = z.infer<typeof auditSearch>;

/** Who did what, when. */
export interface AuditRow {
  readonly id: string;
  readonly action: AuditAction | (string & {});
  readonly actorRole: Role | 'system';
  /** Name or address of somebody who works here. Clients appear in the log by their id only. */
  readonly actor: string | null;
  readonly objectType: string | null;
  readonly objectId: string | null;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
  readonly createdAt: string;
}

/** A person to whom the list can be narrowed. */
export interface AuditPerson {
  readonly id: string;
  readonly name: string;
}
