import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as matters from '#domain/matters/api.staff.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { refuseStale, staleAnswer, writeOf } from '../writes/write-key.ts';

const saved = z.union([
  z.object({ outcome: z.literal('done'), matchLost: z.boolean() }),
  staleAnswer,
  outcome('unknown', 'not_covered', 'no_attorney', 'no_dispute'),
]);

/**
 * Saves the facts of a court matter with their source. A new county, docket number or name that does not come from the
 * public record has to be compared with it again. Refuses `not_found`, `stale`, a matter beyond the package by
 * `leftOut`, and people or matters that do not exist.
 */
export const saveMatter = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id, idempotencyKey, ...request }: CleanInputOf<typeof matters.save>,
  ): Promise<{ matchLost: boolean }> => {
    const p = { ...request, matterId: id, ...writeOf('matter', actor, idempotencyKey) };
    const answer = await callSql(app, 'save_matter', p, saved);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome === 'not_covered') throw refuseField('facts.leftOut', 'matter.notCovered');
    if (answer.outcome === 'no_attorney') throw refuseField('facts.attorneyId', 'attorney.unknown');
    if (answer.outcome !== 'done') throw refuseField('facts.sameDisputeAs', 'dispute.unknown');
    return { matchLost: answer.matchLost };
  },
});
