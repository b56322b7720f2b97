import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { writeOf } from '../writes/write-key.ts';
import { e164Of } from '../phones/e164.ts';

/** By which ways the client of this case can be reached without danger, as they told staff. Refuses `not_found`. */
export const noteSafeWays = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: caseId, idempotencyKey, ...ways }: CleanInputOf<typeof cases.noteSafeWays>,
  ): Promise<void> => {
    const p = {
      ways: { ...ways, phoneE164: e164Of(ways.phone) },
      caseId,
      ...writeOf('ways', actor, idempotencyKey),
    };
    const answer = await callSql(app, 'save_safe_ways', p, outcome('done', 'unknown'));
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
});
