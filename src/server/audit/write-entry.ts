import type { AuditAction, AuditObject } from '#domain/audit/actions.ts';
import type { Actor } from '#domain/access/roles.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';

interface AuditEntry {
  readonly action: AuditAction;
  /** The record it is about; left out for a list. */
  readonly object?: { readonly type: AuditObject; readonly id: string };
  /** Codes and ids only: never an answer, a name or an address. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Who did it, for a SQL function that writes its line itself. */
export const byActor = ({ userId, role }: Actor) => ({ actorId: userId, actorRole: role });

/**
 * Adds a line to the audit log before its view is answered: when it cannot be written, nothing is shown. A change
 * writes its line inside its own SQL function, so that there is never one without the other.
 */
export async function writeAuditEntry(
  app: Pick<App, 'db'>,
  actor: Actor,
  { action, object, details = {} }: AuditEntry,
): Promise<void> {
  dataOf(
    await app.db.from('audit_entries').insert({
      actor_id: actor.userId,
      actor_role: actor.role,
      action,
      object_type: object?.type ?? null,
      object_id: object?.id ?? null,
      details,
    }),
  );
}
