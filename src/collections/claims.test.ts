import { describe, expect, it } from 'vitest';
import { readMissingProofs, readStatistics, readStories, readTestimonials } from './claims.ts';

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
