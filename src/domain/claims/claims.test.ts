import { describe, expect, it } from 'vitest';
import {
  badgeSchema,
  claimSchema,
  missingProofs,
  shownClaim,
  shownStars,
  storySchema,
  testimonialSchema,
} from './claims.ts';

const source = { what: 'Case list of 2027-01-10, kept by the office', checked: '2027-01-10' };
const words = (text: string) => ({ en: text, es: text });
const claim = claimSchema.parse({
  id: 'success',
  spec: { icon: 'scales', number: words('95%'), label: words('success rate') },
  neutral: { icon: 'map', number: words('159'), label: words('counties') },
  source: null,
});
const story = storySchema.parse({
  id: 'dismissed',
  name: words('A mother'),
  location: words('Cobb County'),
  case: words('Dismissed'),
  story: words('She paid.'),
  outcome: words('Granted.'),
  source: null,
  rating: 5,
  ratingSource: null,
});
const badge = badgeSchema.parse({ spec: words('Most Popular'), neutral: words('Recommended'), source: null });
const quote = testimonialSchema.parse({
  id: 'phone',
  name: words('A cook'),
  location: words('Macon'),
  content: words('On my phone.'),
  source: null,
});

describe('a claim nobody has proven', () => {
  it('is not made to the public', () => {
    expect(shownClaim(claim, true)).toEqual({ shown: claim.neutral, marked: false });
  });

  it('is shown everywhere else with a mark, so that it is not forgotten', () => {
    expect(shownClaim(claim, false)).toEqual({ shown: claim.spec, marked: true });
  });

  it('is made plainly once it has a source', () => {
    const proven = { ...claim, source };
    expect(shownClaim(proven, true)).toEqual({ shown: claim.spec, marked: false });
    expect(shownClaim(proven, false)).toEqual({ shown: claim.spec, marked: false });
  });

  it('cannot be proven by an empty word or an undated one', () => {
    expect(claimSchema.safeParse({ ...claim, source: { ...source, what: 'yes' } }).success).toBe(false);
    expect(claimSchema.safeParse({ ...claim, source: { what: source.what } }).success).toBe(false);
  });
});

describe('the stars of a story', () => {
  it('are kept from the public until the rating itself is proven', () => {
    expect(shownStars(story, true)).toBeNull();
    expect(shownStars({ ...story, ratingSource: source }, true)).toEqual({ stars: 5, marked: false });
  });

  it('are shown with a mark everywhere else', () => {
    expect(shownStars(story, false)).toEqual({ stars: 5, marked: true });
  });

  it('are never more than five', () => {
    expect(storySchema.safeParse({ ...story, rating: 6 }).success).toBe(false);
  });
});

describe('what the operator still has to prove', () => {
  it('names every claim, example and the missing founder, and nothing with a source', () => {
    const all = { claims: [claim], badge, stories: [story], testimonials: [quote], founder: null };
    expect(missingProofs(all).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'claim success',
      'badge badge',
      'story dismissed',
      'rating dismissed',
      'testimonial phone',
      'founder founder',
    ]);
    const proven = {
      claims: [{ ...claim, source }],
      badge: { ...badge, source },
      stories: [{ ...story, source, ratingSource: source }],
      testimonials: [{ ...quote, source }],
      founder: { name: 'Ana', role: words('Founder'), story: words('I began.'), source },
    };
    expect(missingProofs(proven)).toEqual([]);
  });
});
