import * as z from 'zod/mini';
import { clientCard, type ClientCard } from '#domain/goals/plans.ts';
import { outcome } from '../database/answers.ts';
import { reading } from '../database/reading.ts';
import { Refusal } from '../http/refusal.ts';

const read = z.union([z.extend(clientCard, { outcome: z.literal('done') }), outcome('unknown')]);

/**
 * Kind of account, payment, ratings, and the goals the client shared; never their notes. The read is recorded.
 * Refuses `not_found`.
 */
export const clientCardOfCase = reading({
  name: 'read_client_card',
  notes: { action: 'case_viewed', object: 'case' },
  ask: (_app, caseId: string) => ({ caseId }),
  answer: read,
  describe: (_app, stored): ClientCard => {
    if (stored.outcome !== 'done') throw new Refusal('not_found');
    const { outcome: _, ...card } = stored;
    return card;
  },
});
