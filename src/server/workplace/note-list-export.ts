import type { Actor } from '#domain/access/roles.ts';
import type { ListExport } from '#domain/workplace/list-export.ts';
import type { App } from '../app.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { writeAuditEntry } from '../audit/write-entry.ts';
import { done } from '../http/reply.ts';
import { command } from '../http/service.ts';

/**
 * Notes that a list was saved as a file: which one and how many rows, never what stood in them. Refuses the audit log
 * without a reason, and to anybody but an admin.
 */
export const noteListExport = command({
  run: async (app: Pick<App, 'db'>, actor: Actor, { list, rows, reason = '' }: ListExport): Promise<void> => {
    // Of the audit log the reason is part of the line: it says why somebody took out who did what.
    const isAudit = list === 'audit';
    if (isAudit && actor.role !== 'admin') throw new Refusal('forbidden');
    if (isAudit && reason === '') throw refuseField('reason', 'field.required');
    await writeAuditEntry(app, actor, {
      action: 'list_exported',
      details: { list, rows, ...(isAudit && { reason }) },
    });
  },
  respond: done,
});
