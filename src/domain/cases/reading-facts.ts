import * as z from 'zod/mini';
import { packageIds } from '../packages/catalogue.ts';
import { endReasons, matterOutcomes } from './endings.ts';
import { filers } from './matters.ts';
import { readingNeeds } from './reading-needs.ts';
import { caseStatuses } from './status.ts';

/** The hearing in the eviction is near, or the eviction may still be open. SQL asks `private.eviction_danger`. */
export const evictionDangers = ['hearing', 'open_case'] as const;
export type EvictionDanger = (typeof evictionDangers)[number];

/** What the words about a matter depend on, as the mail of a move carries it. */
export const readingFacts = z.object({
  status: z.enum(caseStatuses),
  /** What papers in preparation wait for. */
  need: z._default(z.nullable(z.enum(readingNeeds)), null),
  /** A court may still be working on the eviction itself: free help comes before anything of ours. */
  danger: z.optional(z.nullable(z.enum(evictionDangers))),
  packageId: z.enum(packageIds),
  isSigned: z.boolean(),
  isFeeSettled: z.boolean(),
  staffDeliver: z.boolean(),
  filedBy: z.nullable(z.enum(filers)),
  outcome: z.nullable(z.enum(matterOutcomes)),
  endReason: z.nullable(z.enum(endReasons)),
  /** Whoever looked last could still see the record. */
  isVisible: z.optional(z.boolean()),
});
export type ReadingFacts = Readonly<z.infer<typeof readingFacts>>;
