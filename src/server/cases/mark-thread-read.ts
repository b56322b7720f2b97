import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import type { ParametersOf } from '../database/parameters.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { asClient } from '../writes/write-key.ts';

/** The client has seen everything up to a message. What came later stays unread. Refuses `not_found`. */
export const markOwnThreadRead = command({
  run: (app: Pick<App, 'db'>, actor: Actor, { id, messageId }: CleanInputOf<typeof cases.markRead>) =>
    markRead(app, { caseId: id, messageId, ...asClient(actor) }),
});

/** The same for staff, as one team: when one of them reads it, it is read for all. */
export const markStaffThreadRead = command({
  run: (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: caseId, messageId }: CleanInputOf<typeof cases.markRead>,
  ): Promise<void> => {
    return markRead(app, { caseId, messageId, ...byActor(actor) });
  },
});

async function markRead(app: Pick<App, 'db'>, p: ParametersOf<'mark_thread_read'>): Promise<void> {
  const answer = await callSql(app, 'mark_thread_read', p, outcome('done', 'unknown'));
  if (answer.outcome !== 'done') throw new Refusal('not_found');
}
