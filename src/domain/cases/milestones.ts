import * as z from 'zod/mini';
import { locales } from '../languages.ts';

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

/** With what staff told in their own words. */
export const anyMilestones = ['told', ...milestoneKinds] as const;

export const milestones = z.object({
  items: z.array(
    z.object({
      kind: z.enum(anyMilestones),
      at: z.string(),
      /** Which court case; null of the whole. */
      place: z.nullable(z.int()),
      /** Of what staff told. */
      title: z.nullable(z.string()),
      text: z.nullable(z.string()),
      language: z.nullable(z.enum(locales)),
      /** What the whole case is about. */
      isHigh: z.boolean(),
    }),
  ),
  /** The newest one that the client has not seen; null in a case that was denied or canceled. */
  celebrate: z.nullable(z.enum(milestoneKinds)),
});
export type Milestones = z.infer<typeof milestones>;
