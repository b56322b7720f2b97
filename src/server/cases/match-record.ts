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

const matched = z.union([
  z.object({ outcome: z.literal('done'), papersVoided: z.int(), searches: z.int() }),
  staleAnswer,
  outcome('unknown', 'at_court', 'parties'),
]);

export interface RecordAnswer {
  /** Papers that became void because the county changed. */
  readonly papersVoided: number;
  /** How many searches of the record have found nothing so far. */
  readonly searches: number;
}

/**
 * Records how the public record compares with a matter: it agrees, it is in another county, or it is not found. The
 * search itself is always logged. Refuses `not_found`, `stale`, a match without its facts, without a
 * plaintiff or with a party that was not compared, and a change of county once
 * the matter was filed.
 */
export const matchRecord = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id, idempotencyKey, ...request }: CleanInputOf<typeof matters.matchRecord>,
  ): Promise<RecordAnswer> => {
    const { result, county, court, docketNumber, nameAsFiled, note } = request;
    if (result === 'matched' && (!county || !court || court === 'unknown' || !docketNumber || !nameAsFiled))
      throw refuseField('docketNumber', 'record.facts');
    if (result === 'wrong_county' && !county) throw refuseField('county', 'field.required');
    const p = {
      ...request,
      court: court ?? 'unknown',
      // Where the record agrees, what was compared is what was seen.
      note: note || [county, docketNumber, nameAsFiled].join(', '),
      matterId: id,
      ...writeOf('record', actor, idempotencyKey),
    };
    const answer = await callSql(app, 'match_record', p, matched);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome === 'parties') throw refuseField('partyIds', 'record.parties');
    if (answer.outcome !== 'done') throw refuseField('result', 'record.atCourt');
    return { papersVoided: answer.papersVoided, searches: answer.searches };
  },
});
