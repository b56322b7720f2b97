import * as z from 'zod/mini';
import { paperKinds } from '#domain/cases/papers.ts';
import { Refusal } from '../http/refusal.ts';
import { refuseStale, staleAnswer } from '../writes/write-key.ts';

/** A stale answer about papers, with those that have a version which was not named. */
export const replacedAnswer = z.extend(staleAnswer, {
  papers: z.optional(
    z.array(z.object({ kind: z.enum(paperKinds), versionNumber: z.int(), pageCode: z.string() })),
  ),
});

/**
 * The refusal of an act on versions of which one has been replaced: who added the newest one and when, and which papers
 * have a version that was not read. Without such a paper it says who changed the matter.
 */
export function refuseReplaced({ papers, ...stale }: z.infer<typeof replacedAnswer>): Refusal {
  if (!papers) return refuseStale(stale);
  const { changedBy, changedAt } = stale;
  return new Refusal('stale', { extra: { changedBy, changedAt, papers } });
}
