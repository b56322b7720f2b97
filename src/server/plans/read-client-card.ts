import * as z from 'zod/mini';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import { clientCard, type ClientCard } from '#domain/goals/plans.ts';
import { outcome } from '../database/answers.ts';
import { Refusal } from '../http/refusal.ts';
import { query } from '../http/service.ts';

const read = z.union([z.extend(clientCard, { outcome: z.literal('done') }), outcome('unknown')]);

/**
 * Kind of account, payment, ratings, and the goals the client shared; never their notes. The read is recorded.
 * Refuses `not_found`.
 */
export const clientCardOfCase = query({
  sql: 'read_client_card',
  notes: { action: 'case_viewed', object: 'case' },
  params: ({ id: caseId }: CleanInputOf<typeof cases.client>) => ({ caseId }),
  answer: read,
  toResult: (stored): ClientCard => {
    if (stored.outcome !== 'done') throw new Refusal('not_found');
    const { outcome: _, ...card } = stored;
    return card;
  },
});
