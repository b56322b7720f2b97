import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { byActor } from '../audit/write-entry.ts';
import { Refusal } from '../http/refusal.ts';

/** A client acts as the client they are, whatever else their account may do: a case that is not theirs is unknown. */
export const asClient = ({ userId }: Actor) => ({ actorId: userId, actorRole: 'client' as const });

/**
 * The key of one write. Browsers choose their own keys, so the key includes who writes and what: otherwise somebody
 * could be given the answer to another person's write.
 */
export const keyOf = (kind: string, { userId }: Pick<Actor, 'userId'>, key: string) =>
  `${kind}:${userId}:${key}`;

/** Which member of staff writes, and the key of the write. */
export const writeOf = (kind: string, actor: Actor, key: string) => ({
  ...byActor(actor),
  idempotencyKey: keyOf(kind, actor, key),
});

/** Who changed it in the meantime, and when. */
export const staleAnswer = z.object({
  outcome: z.literal('stale'),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
});

export type StaleAnswer = z.infer<typeof staleAnswer>;

export function refuseStale(
  { changedBy, changedAt }: StaleAnswer,
  more: Readonly<Record<string, unknown>> = {},
): Refusal {
  return new Refusal('stale', { extra: { changedBy, changedAt, ...more } });
}
