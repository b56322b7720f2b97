import type { Actor } from '#domain/access/roles.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import type { SafeWaysRequest } from '#domain/cases/safe-ways.ts';
import { throttle } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { asClient, keyOf, writeOf } from './case-write.ts';

const saved = outcome('done', 'unknown');

/** By which ways the actor can be reached without danger; the last answer counts. Refuses `not_found` to who is no client. */
export async function saveOwnWays(
  app: Pick<App, 'db'>,
  actor: Actor,
  { idempotencyKey, ...ways }: SafeWaysRequest,
): Promise<void> {
  await throttle(app, 'own-changes', actor.userId, accessThrottles.ownChangesPerAccount);
  const p = {
    ways,
    userId: actor.userId,
    ...asClient(actor),
    idempotencyKey: keyOf('own-ways', actor, idempotencyKey),
  };
  const answer = await callSql(app, 'save_safe_ways', p, saved);
  if (answer.outcome !== 'done') throw new Refusal('not_found');
}

/** The same, as the client of this case told staff. Refuses `not_found`. */
export async function noteSafeWays(
  app: Pick<App, 'db'>,
  actor: Actor,
  caseId: string,
  { idempotencyKey, ...ways }: SafeWaysRequest,
): Promise<void> {
  const p = { ways, caseId, ...writeOf('ways', actor, idempotencyKey) };
  const answer = await callSql(app, 'save_safe_ways', p, saved);
  if (answer.outcome !== 'done') throw new Refusal('not_found');
}
