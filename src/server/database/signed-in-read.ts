import type { AuditAction, AuditObject } from '#domain/audit/actions.ts';

/** What a read by a signed-in person leaves in the audit log: the act, and the kind of record that the address names. */
export interface SignedInRead {
  readonly action: AuditAction;
  readonly object?: AuditObject;
}
