// What a call asks for beyond its audience, in the entry file beside its service.
import type * as z from 'zod/mini';
import type { AuditAction, AuditObject } from '#domain/audit/actions.ts';
import type { PartOfCase } from '#domain/cases/attorneys.ts';
import { accountTries, type AccountTries } from '../access/account-tries.ts';
import type { SignedInRead } from '../database/signed-in-read.ts';

export interface Guard {
  readonly input?: z.ZodMiniType;
  readonly tries?: AccountTries;
  readonly part?: PartOfCase;
  readonly audit?: SignedInRead;
}

/** The schema of a call whose contract has the type alone (`checkedBy`), because public pages make it. */
export const checkedWith = (input: z.ZodMiniType): Guard => ({ input });

/** Counts a try of the account before anything is done; one too many is refused. */
export const rateLimited = (name: keyof typeof accountTries): Guard => ({ tries: accountTries[name] });

/**
 * What the `:id` belongs to: an attorney comes through only after the question about conflicts in that case, and what
 * belongs to the caller's own account is a colleague's to decide.
 */
export const withoutConflict = (part: PartOfCase): Guard => ({ part });

/**
 * Leaves a line in the audit log before anything is read. With an object, the `:id` is one of these; what does not
 * exist is `not_found`.
 */
export const audited = (action: AuditAction, object?: AuditObject): Guard => ({
  audit: { action, ...(object && { object }) },
});
