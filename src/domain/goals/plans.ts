import * as z from 'zod/mini';
import { isDate } from '../cases/dates.ts';
import { writeKey } from '../cases/move-request.ts';
import { locales } from '../languages.ts';
import { text } from '../text.ts';
import { goalKinds, goalRules, goalStatuses, goalSteps } from './goals.ts';

/** A new goal: one of the kinds, or the client's own words. */
export const goalRequest = z
  .object({
    idempotencyKey: writeKey,
    kind: z.enum(goalKinds, 'field.required'),
    title: z._default(z.nullable(text({ max: goalRules.titleMax })), null),
    description: z._default(text({ max: goalRules.whyMax, multiline: true }), ''),
    targetDate: z._default(
      z.nullable(z.string('date.invalid').check(z.refine(isDate, 'date.invalid'))),
      null,
    ),
    isFirst: z._default(z.boolean('field.wrongType'), false),
    isShared: z._default(z.boolean('field.wrongType'), false),
    language: z.enum(locales, 'field.wrongType'),
  })
  .check(
    z.refine(({ kind, title }) => kind !== 'own' || Boolean(title), {
      path: ['title'],
      error: 'field.required',
    }),
  );
export type GoalRequest = z.infer<typeof goalRequest>;

export const goalChange = z.object({
  status: z.optional(z.enum(['active', 'completed', 'paused'], 'field.wrongType')),
  progress: z.optional(z.literal(goalSteps, 'field.wrongType')),
  isShared: z.optional(z.boolean('field.wrongType')),
});
export type GoalChange = z.infer<typeof goalChange>;

/** The client's private notes, and what stood there when they began. */
export const notesRequest = z.object({
  notes: text({ max: goalRules.notesMax, multiline: true }),
  seen: text({ max: goalRules.notesMax, multiline: true }),
});
export type NotesRequest = z.infer<typeof notesRequest>;

export const goal = z.object({
  id: z.string(),
  kind: z.enum(goalKinds),
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  targetDate: z.nullable(z.string()),
  status: z.enum(goalStatuses),
  progress: z.int(),
  isFirst: z.boolean(),
  isShared: z.boolean(),
  language: z.nullable(z.enum(locales)),
});
export type Goal = z.infer<typeof goal>;

export const plans = z.object({ goals: z.array(goal), notes: z.string() });
export type Plans = z.infer<typeof plans>;

/** What staff read about the client beside the case. */
export const clientCard = z.object({
  /** Not before then the account gets another address that staff asked for; null if none waits. */
  mailboxWaits: z.nullable(z.string()),
  /** Since when five wrong birth dates lock a first password; null where none is locked. */
  passwordLockedAt: z.nullable(z.string()),
  accountType: z.enum(['free', 'paid']),
  paymentStatus: z.enum(['none', 'paid', 'needs_review', 'partially_refunded', 'refunded', 'disputed']),
  goals: z.array(goal),
  ratings: z.object({ count: z.int(), mean: z.nullable(z.number()) }),
  /** Accounts that were merged into this one. */
  aliases: z.array(z.object({ email: z.string(), name: z.nullable(z.string()) })),
});
export type ClientCard = z.infer<typeof clientCard>;
