import { describe, expect, it } from 'vitest';
import {
  readMissingProofs,
  readPopularBadge,
  readStatistics,
  readStories,
  readTestimonials,
} from './claims.ts';

const proven = (id: string) => !readMissingProofs().some((missing) => missing.id === id);

describe('the figures of the home page as they stand in content/home', () => {
  it.each(['en', 'es'] as const)('keep unproven results from the public, in %s', (locale) => {
    const published = readStatistics(locale, true);
    expect(published).toHaveLength(4);
    expect(published.some((figure) => figure.marked)).toBe(false);
    const shown = published.map((figure) => `${figure.number} ${figure.label}`).join(' ');
    if (!proven('success')) expect(shown).not.toContain('95%');
    if (!proven('records')) expect(shown).not.toContain('2,500');
    // Numbers that the domain knows are filled in.
    expect(shown).not.toMatch(/[{}]/);
  });

  it('are marked one by one in every other build', () => {
    const marked = readStatistics('en', false).filter((figure) => figure.marked);
    expect(marked).toHaveLength(readMissingProofs().filter((missing) => missing.kind === 'claim').length);
  });
});

describe('what advertises by numbers', () => {
  it.each(['en', 'es'] as const)('is neutral to the public until it is proven, in %s', (locale) => {
    const counted = /most popular|más popular/i.test(readPopularBadge(locale, true));
    expect(counted).toBe(proven('badge'));
    for (const { stars } of readStories(locale, true)) expect(stars?.marked ?? false).toBe(false);
    expect(readStories(locale, true).filter(({ stars }) => stars !== null)).toHaveLength(
      3 - readMissingProofs().filter(({ kind }) => kind === 'rating').length,
    );
  });

  it.each([
    ['en', 'Most Popular', '(not yet documented)'],
    ['es', 'El más popular', '(sin comprobar)'],
  ] as const)(
    'stands as ordered in every other build, with a mark while it is not proven, in %s',
    (locale, badge, mark) => {
      expect(readPopularBadge(locale, false)).toBe(proven('badge') ? badge : `${badge} ${mark}`);
      for (const { stars } of readStories(locale, false)) expect(stars).not.toBeNull();
    },
  );
});

describe('stories and quotes without a client behind them', () => {
  it('are examples', () => {
    const missing = readMissingProofs();
    expect(readStories('es').filter((one) => one.example)).toHaveLength(
      missing.filter((one) => one.kind === 'story').length,
    );
    expect(readTestimonials('es').filter((one) => one.example)).toHaveLength(
      missing.filter((one) => one.kind === 'testimonial').length,
    );
  });
});
