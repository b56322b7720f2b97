import type { AuditAction, AuditObject } from '#domain/audit/actions.ts';

/** The line that a look leaves in the audit log: what was looked at, and of which kind the record in the address is. */
export interface Look {
  readonly action: AuditAction;
  readonly object?: AuditObject;
}
