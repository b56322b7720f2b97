// What the workplace sends and reads about templates of papers.
import * as z from 'zod/mini';
import type { PaperKind } from '../cases/papers.ts';
import { writeKey } from '../cases/move-request.ts';
import { isCounty } from '../counties/court-values.ts';
import type { Locale } from '../languages.ts';
import { text } from '../text.ts';
import { listRequest } from '../workplace/lists.ts';
import { factId, type LegalFact } from './legal-facts.ts';
import { paperTemplate } from './template.ts';

/**
 * Where a version stands: papers are made from the one that is in force, or is a sample as long as no attorney has said
 * yes to it; others wait for an attorney, were approved by one, were returned, or have been replaced.
 */
export const templateStates = ['in_force', 'sample', 'approved', 'waiting', 'returned', 'replaced'] as const;
export type TemplateState = (typeof templateStates)[number];

export const templateLimits = { note: 500, words: 2_000, name: 120 } as const;

export const templateSearch = listRequest;

export const writeTemplateRequest = z.object({
  idempotencyKey: writeKey,
  /** The number of the newest version of that line that was seen; 0 where there is none. */
  newest: z.int32(),
  /** For this county alone; null for every county. */
  county: z.nullable(z.string().check(z.refine(isCounty, { error: 'template.county' }))),
  note: text({ max: templateLimits.note, required: 'template.note' }),
  template: z.unknown(),
});

const sha256 = z.string('field.wrongType').check(z.regex(/^[0-9a-f]{64}$/, 'field.wrongType'));

export const reviewTemplateRequest = z.discriminatedUnion('answer', [
  z.object({
    answer: z.literal('approved'),
    idempotencyKey: writeKey,
    sha256,
    /** Ids of the unverified facts whose sentences were said yes to, one by one. */
    facts: z.array(z.string().check(z.regex(factId))).check(z.maxLength(100)),
    typedName: text({ max: templateLimits.name, required: 'template.name' }),
  }),
  z.object({
    answer: z.literal('returned'),
    idempotencyKey: writeKey,
    sha256,
    words: text({ max: templateLimits.words, multiline: true, required: 'template.words' }),
  }),
]);

export const putInForceRequest = z.object({ idempotencyKey: writeKey });

/** A version of a template without its blocks. */
export interface TemplateRow {
  readonly id: string;
  readonly kind: PaperKind;
  readonly language: Locale;
  readonly county: string | null;
  readonly title: string;
  readonly number: number;
  readonly state: TemplateState;
  readonly isShipped: boolean;
  readonly note: string | null;
  readonly at: string;
  readonly by: string | null;
}

export interface TemplateInList extends TemplateRow {
  /** How many of the facts it names nobody has verified. */
  readonly unverified: number;
}

interface TemplateReview {
  readonly answer: 'approved' | 'returned';
  readonly words: string | null;
  readonly name: string | null;
  readonly at: string;
}

export interface TemplateVersion extends TemplateRow {
  /** As `paperTemplate` reads it. */
  readonly content: string;
  readonly sha256: string;
  readonly unverified: readonly string[];
  readonly putInForceAt: string | null;
  readonly putInForceBy: string | null;
  readonly reviews: readonly TemplateReview[];
}

/** One version with the others of its line, and the facts that sentences may name. */
export interface StaffTemplate {
  readonly template: TemplateVersion;
  readonly versions: readonly TemplateRow[];
  readonly facts: readonly LegalFact[];
}

/** The blocks of a stored version. */
export const readTemplate = (content: string) => paperTemplate.parse(JSON.parse(content));
