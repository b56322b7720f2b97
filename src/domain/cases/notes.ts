import * as z from 'zod/mini';
import { locales, type Locale } from '../languages.ts';
import { isFilled } from '../replies/blanks.ts';
import { text } from '../text.ts';
import type { UndoOffer } from '../workplace/undo.ts';
import { writeKey } from './move-request.ts';
import type { CaseStatus, CaseUpdateCode, Mover } from './status.ts';

export const noteMax = 5_000;
export const updateTitleMax = 200;
export const updatesPerPage = 50;

/** For staff alone, for good: nothing makes a note visible but writing an update. */
export const noteRequest = z.object({
  idempotencyKey: writeKey,
  text: text({ max: noteMax, multiline: true, required: 'text.required' }),
});
export type NoteRequest = z.infer<typeof noteRequest>;

/** Whether an update is a step reached, too: shown among those of the client, a great one with more weight. */
export const updateSteps = ['no', 'step', 'great'] as const;

/** What the client reads in the history of the case. */
export const updateRequest = z.object({
  idempotencyKey: writeKey,
  language: z.enum(locales, 'field.wrongType'),
  title: text({ max: updateTitleMax, required: 'title.required' }),
  text: text({ max: noteMax, multiline: true, required: 'text.required' }).check(
    z.refine(isFilled, 'blank.open'),
  ),
  step: z._default(z.enum(updateSteps, 'field.wrongType'), 'no'),
});

/** One kind of entries of the history; without `kind`, both. */
export const updatesQuery = z.object({
  kind: z.optional(z.enum(['internal', 'visible'], 'field.wrongType')),
  before: z.optional(z.string().check(z.regex(/^\d{1,18}$/, 'field.wrongType'))),
});

/** An entry of the history as staff read it: a code with its facts, or words somebody wrote. */
export interface CaseUpdate {
  readonly id: string;
  readonly code: CaseUpdateCode | null;
  readonly params: Readonly<Record<string, string | number | boolean | null>>;
  readonly title: string | null;
  readonly text: string | null;
  readonly language: Locale | null;
  readonly status: CaseStatus | null;
  readonly internal: boolean;
  readonly role: Mover | null;
  readonly by: string | null;
  readonly createdAt: string;
  /** When who wrote it took it back. */
  readonly takenBackAt: string | null;
  /** For the person who wrote it, for some seconds. */
  readonly undo: UndoOffer | null;
}

export interface CaseUpdates {
  readonly items: readonly CaseUpdate[];
  readonly before: string | null;
}
