import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { conflictStates, type PartOfCase } from '#domain/cases/attorneys.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';

const answered = z.object({ caseId: z.nullable(z.string()), state: z.enum(conflictStates) });

/**
 * Refuses `conflict_check` to an attorney who has not answered for the case that this is part of, or has a conflict in
 * it, and names the case. What belongs to no case, such as an application nobody accepted yet, is nobody's conflict;
 * whether it exists at all is the service's to say.
 */
export async function requireNoConflict(
  app: Pick<App, 'db'>,
  actor: Actor,
  part: PartOfCase,
  id: string,
): Promise<void> {
  if (actor.role !== 'attorney') return;
  const { caseId, state } = await callSql(
    app,
    'read_conflict_answer',
    { part, id, actorId: actor.userId },
    answered,
  );
  if (caseId && state !== 'clear') throw new Refusal('conflict_check', { extra: { caseId } });
}
