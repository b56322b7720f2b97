import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { byActor } from '../audit/write-entry.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * Who writes, and the key of the write. Browsers choose their keys, so whose it is and of which kind are part of it:
 * nobody gets the answer to another's write.
 */
export function writeOf(kind: string, actor: Actor, idempotencyKey: string) {
  return { ...byActor(actor), idempotencyKey: `${kind}:${actor.userId}:${idempotencyKey}` };
}

/** Somebody changed it meanwhile: who, and when. */
export const staleWrite = z.object({
  outcome: z.literal('stale'),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
});

export function refuseStaleWrite({ changedBy, changedAt }: z.infer<typeof staleWrite>): Refusal {
  return new Refusal('stale', { extra: { changedBy, changedAt } });
}
