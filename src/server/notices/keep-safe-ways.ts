import type { Actor } from '#domain/access/roles.ts';
import type { SafeWaysRequest } from '#domain/channels/safe-ways-request.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { keyOf } from '../writes/write-key.ts';
import { e164Of } from '../phones/e164.ts';

/**
 * By which ways the actor can be reached without danger; the last answer counts. Refuses `not_found` to people who are
 * not clients.
 */
export const keepSafeWays = command({
  run: async (
    app: Pick<App, 'db'>,
    { userId }: Actor,
    { idempotencyKey, ...ways }: SafeWaysRequest,
  ): Promise<void> => {
    const p = {
      ways: { ...ways, phoneE164: e164Of(ways.phone) },
      userId,
      actorId: userId,
      actorRole: 'client' as const,
      idempotencyKey: keyOf('own-ways', { userId }, idempotencyKey),
    };
    const answer = await callSql(app, 'save_safe_ways', p, outcome('done', 'unknown'));
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
});
