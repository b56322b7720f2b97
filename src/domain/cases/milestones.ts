import * as z from 'zod/mini';

/** Steps of a matter that are worth a pause, in their order. The database notes them as the matter moves. */
export const milestoneKinds = [
  'work_began',
  'papers_ready',
  'papers_approved',
  'filed',
  'hearing_set',
  'granted',
  'closed',
] as const;
export type MilestoneKind = (typeof milestoneKinds)[number];

export const milestones = z.object({
  items: z.array(z.object({ kind: z.enum(milestoneKinds), at: z.string(), place: z.int() })),
  /** The newest one that the client has not seen; null in a case that was denied or canceled. */
  celebrate: z.nullable(z.enum(milestoneKinds)),
});
export type Milestones = z.infer<typeof milestones>;
