import * as z from 'zod/mini';
import { devices } from './devices.ts';
import { cleanText } from '../clean-text.ts';
import { isStorableText } from '../text.ts';
import { intakeFields, type IntakeField } from './fields.ts';
import { intakeStepCount } from './steps.ts';
import { fileName, uploadLimits } from '../uploads/rules.ts';

/** On a public computer a draft ends with the browser or after 30 idle minutes. */
export const publicDraftIdleMinutes = 30;
/** On one's own device a draft is kept 30 days after its last change. */
export const ownDraftDays = 30;
export const draftLinkHours = 72;

const storableLine = (value: string) => isStorableText(value, false);

/** A draft holds half-finished answers: any text of a sane size is taken, the rules wait for the submission. */
const draftAnswer = z.union([
  z.string().check(
    z.maxLength(2_000),
    z.overwrite((value) => cleanText(value, { multiline: true })),
  ),
  z.boolean(),
  z.array(z.string().check(z.maxLength(50), z.refine(storableLine))).check(z.maxLength(20)),
]);

/** The answers given so far, or the ones a correction changes: each may be missing. */
export const draftAnswers = z.object(
  Object.fromEntries(intakeFields.map((field) => [field, z.optional(draftAnswer)])) as Record<
    IntakeField,
    z.ZodMiniOptional<typeof draftAnswer>
  >,
);

const draftTicket = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** One uploaded file as the form lists it. */
export const draftFile = z.object({
  ticket: draftTicket,
  name: fileName,
  size: z.int().check(z.minimum(0), z.maximum(uploadLimits.fileBytes)),
  type: z.string().check(z.maxLength(150), z.refine(storableLine)),
});
export type DraftFile = z.infer<typeof draftFile>;

/**
 * Which save of which open page this is. Saves of a page that goes away leave side by side with earlier ones: by this
 * the server knows the older, and the next page whether the last one has arrived.
 */
export const draftEdit = z.object({
  page: z.uuid(),
  number: z.int().check(z.minimum(1), z.maximum(1_000_000)),
});
export type DraftEdit = z.infer<typeof draftEdit>;

/**
 * What the page that saves knew of the draft: the version it saw, the answers somebody changed in it since, and the files
 * that were in it. What other pages changed meanwhile stays.
 */
export const draftBase = z.object({
  version: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  changed: z.array(z.enum(intakeFields)).check(z.maxLength(intakeFields.length)),
  tickets: z.array(draftTicket).check(z.maxLength(uploadLimits.files)),
});
export type DraftBase = z.infer<typeof draftBase>;

export const draftSchema = z.object({
  answers: draftAnswers,
  step: z.int().check(z.minimum(0), z.maximum(intakeStepCount - 1)),
  device: z.enum(devices),
  tickets: z.array(draftFile).check(z.maxLength(uploadLimits.files)),
  /** Pages from before this was counted send none. */
  edit: z.optional(draftEdit),
  /** Without it everything counts as changed here. */
  base: z.optional(draftBase),
});
export type IntakeDraft = z.infer<typeof draftSchema>;
