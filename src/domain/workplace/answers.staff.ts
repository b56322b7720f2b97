// What staff are answered about the workplace itself, each schema under the name of its call in api.staff.ts.
import * as z from 'zod/mini';

export const figures = z.object({
  /** By the Monday of each week in which money moved. */
  weeks: z.array(z.object({ week: z.string(), inCents: z.int(), backCents: z.int() })),
  flow: z.object({
    applications: z.int(),
    paid: z.int(),
    papers: z.int(),
    filed: z.int(),
    granted: z.int(),
  }),
});
