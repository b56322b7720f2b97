import * as z from 'zod/mini';
import { isId } from '../record-id.ts';
import { text } from '../text.ts';

/** Why two accounts may be one person. */
export const duplicateReasons = ['phone', 'name_birth', 'docket'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** How a request to merge two accounts was answered. `stopped` says that they are two people. */
export const mergeStatuses = ['asked', 'done', 'stopped'] as const;
export type MergeStatus = (typeof mergeStatuses)[number];

export const mergeReasonMax = 2_000;
/** Hours that the person who asked has to wait where nobody else may confirm. SQL waits as long. */
export const mergeWaitHours = 24;

const id = z.string('field.wrongType').check(z.refine(isId, 'field.wrongType'));

/** Which account stays, and why both are one person. */
export const mergeRequest = z
  .object({
    keptId: z.string('choice.required').check(z.refine(isId, 'choice.required')),
    mergedId: id,
    reason: text({ max: mergeReasonMax, multiline: true, required: 'field.required' }),
  })
  .check(
    z.refine(({ keptId, mergedId }) => keptId !== mergedId, { path: ['mergedId'], error: 'merge.same' }),
  );
export type MergeRequest = z.infer<typeof mergeRequest>;

export const mergeDecision = z.object({ act: z.enum(['confirm', 'stop'], 'field.wrongType') });

const words = z.nullable(z.string());
const personCard = z.object({
  id: z.string(),
  name: words,
  email: z.string(),
  phone: words,
  birthDate: words,
  since: z.string(),
  lastSeenAt: words,
  cases: z.int(),
  /** Who helps this person, and whether a calendar reads their dates: both end with an account that is merged. */
  supporters: z.int(),
  hasCalendar: z.boolean(),
  orders: z.int(),
});
export type PersonCard = z.infer<typeof personCard>;

/** An account that was emptied since: by its old address as long as that is kept. */
const mergedCard = z.extend(personCard, { email: words });

/** Pairs that may be one person, and what was asked and decided about others. */
export const duplicates = z.object({
  pairs: z.array(z.object({ reasons: z.array(z.enum(duplicateReasons)), people: z.array(personCard) })),
  /** Somebody else may confirm. */
  hasSecond: z.boolean(),
  merges: z.array(
    z.object({
      id: z.string(),
      status: z.enum(mergeStatuses),
      reason: z.string(),
      askedAt: z.string(),
      askedBy: words,
      /** The reader may confirm it now. */
      mayConfirm: z.boolean(),
      /** From when who asked may confirm alone; null where somebody else has to. */
      freeAt: words,
      decidedAt: words,
      decidedBy: words,
      kept: mergedCard,
      merged: mergedCard,
    }),
  ),
});
export type Duplicates = z.infer<typeof duplicates>;
export type Merge = Duplicates['merges'][number];
