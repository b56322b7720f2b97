/**
 * What the home page says about results, and in whose words: the operator's to prove. Each of these carries a
 * `source`; without one a claim keeps to its neutral text where the public sees it, and a story or a quote is shown
 * as an example. Made-up reviews and unproven figures are unlawful advertising, so there is no way around this
 * from a page.
 */
import { z } from 'zod';

const bothLanguages = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });
const id = z.string().regex(/^[a-z-]+$/, 'must be small letters and hyphens');

/** What stands behind a claim or a person's words: a count, a report, a signed permission; and who looked when. */
const sourceSchema = z
  .strictObject({
    what: z.string().min(12, 'must say what proves it and where that is kept'),
    checked: z.iso.date('must be a date like 2026-11-20'),
  })
  .nullable();

export const tileIcons = ['papers', 'scales', 'calendar', 'refund', 'words', 'map'] as const;
export type TileIcon = (typeof tileIcons)[number];

/** A figure with its label, as it stands in a tile. */
const tileSchema = z.strictObject({ icon: z.enum(tileIcons), number: bothLanguages, label: bothLanguages });
export type Tile = z.infer<typeof tileSchema>;

export const claimSchema = z.strictObject({
  id,
  /** The claim as the operator ordered it. */
  spec: tileSchema,
  /** What is true without any proof. */
  neutral: tileSchema,
  source: sourceSchema,
});
export type Claim = z.infer<typeof claimSchema>;

/** Somebody who speaks on the page. */
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
 * The tile a visitor gets. The public site shows an unproven claim's neutral text; every other build shows the
 * ordered one, marked, so that nobody forgets what still has to be proven.
 */
export function shownTile(claim: Claim, publicSite: boolean): { tile: Tile; marked: boolean } {
  if (claim.source !== null) return { tile: claim.spec, marked: false };
  return publicSite ? { tile: claim.neutral, marked: false } : { tile: claim.spec, marked: true };
}

/** Whether nothing proves it: a story or a quote is then ours rather than a client's. */
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
  /** The English words in question, to find them by. */
  readonly text: string;
}

/** Everything without a source, in the order of the page: what to prove, replace or fill in before launch. */
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
