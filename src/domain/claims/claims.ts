/**
 * What the home page says about results, which the operator has to prove. Each statement carries a `source`. Without
 * one, the public sees a claim's neutral text, and a story or quote is shown as an example. Made-up reviews and
 * unproven figures are unlawful advertising, so no page can get around this.
 */
import * as z from 'zod';

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

export const claimSchema = z.strictObject({
  id,
  /** The claim as the operator wants it. */
  spec: tileSchema,
  /** What is true without proof. */
  neutral: tileSchema,
  source: sourceSchema,
});
export type Claim = z.infer<typeof claimSchema>;

/** The words beside the package that the catalogue marks as popular: a claim about sales, or advice that needs no proof. */
export const badgeSchema = z.strictObject({
  spec: bothLanguages,
  neutral: bothLanguages,
  source: sourceSchema,
});
export type Badge = z.infer<typeof badgeSchema>;

/** A person quoted on the page. */
const speakerSchema = z.strictObject({
  id,
  name: bothLanguages,
  location: bothLanguages,
  source: sourceSchema,
});

export const mostStars = 5;
export const storySchema = speakerSchema.extend({
  case: bothLanguages,
  story: bothLanguages,
  outcome: bothLanguages,
  /** Stars out of `mostStars`, as the client gave them. */
  rating: z.int().min(1).max(mostStars),
  /** What proves the rating: leave to tell a story does not. */
  ratingSource: sourceSchema,
});
export type Story = z.infer<typeof storySchema>;

export const testimonialSchema = speakerSchema.extend({ content: bothLanguages });
export type Testimonial = z.infer<typeof testimonialSchema>;

export const founderSchema = z
  .strictObject({ name: z.string().min(1), role: bothLanguages, story: bothLanguages, source: sourceSchema })
  .nullable();
export type Founder = z.infer<typeof founderSchema>;

/**
 * What a visitor sees of a claim. The public site shows the neutral text of an unproven one. Every other build shows the
 * claim itself with a mark, so that nobody forgets what still has to be proven.
 */
export function shownClaim<Text>(
  claim: { readonly spec: Text; readonly neutral: Text; readonly source: Claim['source'] },
  publicSite: boolean,
): { shown: Text; marked: boolean } {
  if (claim.source !== null) return { shown: claim.spec, marked: false };
  return publicSite ? { shown: claim.neutral, marked: false } : { shown: claim.spec, marked: true };
}

/** The stars of a story by the same rule; null: none are shown. */
export function shownStars(
  { rating, ratingSource }: Pick<Story, 'rating' | 'ratingSource'>,
  publicSite: boolean,
): { stars: number; marked: boolean } | null {
  const { shown, marked } = shownClaim({ spec: rating, neutral: null, source: ratingSource }, publicSite);
  return shown === null ? null : { stars: shown, marked };
}

/** Whether nothing proves it. A story or quote is then ours and not a client's. */
export function isExample(words: { source: Story['source'] }): boolean {
  return words.source === null;
}

export interface HomeClaims {
  readonly claims: readonly Claim[];
  readonly badge: Badge;
  readonly stories: readonly Story[];
  readonly testimonials: readonly Testimonial[];
  readonly founder: Founder;
}
export interface MissingProof {
  readonly kind: 'claim' | 'badge' | 'story' | 'rating' | 'testimonial' | 'founder';
  readonly id: string;
  /** The English words, to find it by. */
  readonly text: string;
}

/** Everything without a source, in the order of the page, to be proven, replaced or filled in before launch. */
export function missingProofs({ claims, badge, stories, testimonials, founder }: HomeClaims): MissingProof[] {
  return [
    ...unproven('claim', claims, ({ spec }) => `${spec.number.en} ${spec.label.en}`),
    ...(isExample(badge) ? [{ kind: 'badge' as const, id: 'badge', text: badge.spec.en }] : []),
    ...unproven('story', stories, (story) => story.case.en),
    ...unproven(
      'rating',
      stories.map(({ id: story, rating, ratingSource, case: caseText }) => ({
        id: story,
        source: ratingSource,
        text: `${rating} of ${mostStars} stars: ${caseText.en}`,
      })),
      ({ text }) => text,
    ),
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
