/**
 * What the home page says about results, which the operator has to prove. Each statement carries a `source`. Without
 * one, the public sees a claim's neutral text, and a story or quote is shown as an example. Made-up reviews and
 * unproven figures are unlawful advertising, so no page can get around this.
 */
import { z } from 'zod';

const bothLanguages = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });
const id = z.string().regex(/^[a-z-]+$/, 'must be small letters and hyphens');

/**
 * What proves a claim or a person's words (a count, a report, a signed permission), and the day somebody checked it.
 */
const sourceSchema = z
  .strictObject({
    what: z.string().min(12, 'must say what proves it and where that is kept'),
    checked: z.iso.date('must be a date like 2026-11-20'),
  })
  .nullable();

export const tileIcons = ['papers', 'scales', 'calendar', 'refund', 'words', 'map'] as const;
export type TileIcon = (typeof tileIcons)[number];

/** A figure with its label, as a tile shows it. */
const tileSchema = z.strictObject({ icon: z.enum(tileIcons), number: bothLanguages, label: bothLanguages });
export type Tile = z.infer<typeof tileSchema>;

export const claimSchema = z.strictObject({
  id,
  /** The claim as the operator wants it. */
  spec: tileSchema,
  /** What is true without proof. */
  neutral: tileSchema,
  source: sourceSchema,
});
export type Claim = z.infer<typeof claimSchema>;

/** A person quoted on the page. */
const speakerSchema = z.strictObject({
  id,
  name: bothLanguages,
  location: bothLanguages,
  source: sourceSchema,
});

export const storySchema = speakerSchema.extend({
  case: bothLanguages,
  story: bothLanguages,
  outcome: bothLanguages,
});
export type Story = z.infer<typeof storySchema>;

export const testimonialSchema = speakerSchema.extend({ content: bothLanguages });
export type Testimonial = z.infer<typeof testimonialSchema>;

export const founderSchema = z
  .strictObject({ name: z.string().min(1), role: bothLanguages, story: bothLanguages, source: sourceSchema })
  .nullable();
export type Founder = z.infer<typeof founderSchema>;

/**
 * The tile a visitor sees. The public site shows the neutral text of an unproven claim. Every other build shows the
 * claim itself with a mark, so that nobody forgets what still has to be proven.
 */
export function shownTile(claim: Claim, publicSite: boolean): { tile: Tile; marked: boolean } {
  if (claim.source !== null) return { tile: claim.spec, marked: false };
  return publicSite ? { tile: claim.neutral, marked: false } : { tile: claim.spec, marked: true };
}

/** Whether nothing proves it. A story or quote is then ours and not a client's. */
export function isExample(words: { source: Story['source'] }): boolean {
  return words.source === null;
}

export interface HomeClaims {
  readonly claims: readonly Claim[];
  readonly stories: readonly Story[];
  readonly testimonials: readonly Testimonial[];
  readonly founder: Founder;
}
export interface MissingProof {
  readonly kind: 'claim' | 'story' | 'testimonial' | 'founder';
  readonly id: string;
  /** The English words, to find it by. */
  readonly text: string;
}

/** Everything without a source, in the order of the page, to be proven, replaced or filled in before launch. */
export function missingProofs({ claims, stories, testimonials, founder }: HomeClaims): MissingProof[] {
  return [
    ...unproven('claim', claims, ({ spec }) => `${spec.number.en} ${spec.label.en}`),
    ...unproven('story', stories, (story) => story.case.en),
    ...unproven('testimonial', testimonials, ({ content }) => content.en),
    ...(founder === null || isExample(founder)
      ? [{ kind: 'founder' as const, id: 'founder', text: founder?.name ?? 'no founder is named' }]
      : []),
  ];
}

function unproven<One extends Pick<Claim, 'id' | 'source'>>(
  kind: MissingProof['kind'],
  all: readonly One[],
  textOf: (one: One) => string,
): MissingProof[] {
  return all.filter(isExample).map((one) => ({ kind, id: one.id, text: textOf(one) }));
}
