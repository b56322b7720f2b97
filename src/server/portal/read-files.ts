import * as z from 'zod/mini';
import { shelfFile, shelfPage, type CaseShelf, type ShelfQuery } from '#domain/portal/case-files.ts';
import { outcome } from '../database/answers.ts';
import { reading } from '../database/reading.ts';
import { Refusal } from '../http/refusal.ts';

const page = z.union([
  z.object({ outcome: z.literal('done'), items: z.array(shelfFile), before: z.nullable(z.string()) }),
  outcome('unknown'),
]);

/** A page of one shelf of the actor's own case. What was taken back is on none. Refuses `not_found`. */
export const ownFiles = reading({
  name: 'read_case_files',
  ask: (_app, caseId: string, query: ShelfQuery) => ({ ...query, caseId, limit: shelfPage }),
  answer: page,
  describe: (_app, stored): CaseShelf => {
    if (stored.outcome === 'unknown') throw new Refusal('not_found');
    const { items, before } = stored;
    return { items, before };
  },
});
