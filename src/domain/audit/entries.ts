import { isId } from '../record-id.ts';
import * as z from 'zod/mini';
import { auditActions, type AuditAction } from './actions.ts';

/** What is asked of the audit log. It is never searched by words: it holds none. */
export const auditSearch = z.object({
  action: z.optional(z.enum(auditActions)),
  actorId: z.optional(z.string().check(z.refine(isId, 'field.wrongType'))),
  /** The position of the last entry of the page before. */
  before: z.optional(z.nullable(z.string().check(z.regex(/^\d{1,18}$/, 'field.wrongType')))),
});
export type AuditSearch = z.infer<typeof auditSearch>;

/** Who did what, when. */
export interface AuditRow {
  readonly id: string;
  readonly action: AuditAction | (string & {});
  readonly actorRole: 'client' | 'staff' | 'admin' | 'system';
  /** Name or address of somebody who works here; clients stand in the log by their id alone. */
  readonly actor: string | null;
  readonly objectType: string | null;
  readonly objectId: string | null;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
  readonly createdAt: string;
}

/** Somebody the log can be narrowed to. */
export interface AuditPerson {
  readonly id: string;
  readonly name: string;
}
