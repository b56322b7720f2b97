import type { CaseStatus } from '#domain/cases/status.ts';

/** There is an order: to send to screening companies, and to see whether the record is out of sight. */
export const ordered: ReadonlySet<CaseStatus> = new Set(['granted', 'notifying', 'closed']);
