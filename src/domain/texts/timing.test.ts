import { describe, expect, it } from 'vitest';
import { timeOfText } from './timing.ts';

const noon = new Date('2026-12-01T17:00:00Z');
const night = new Date('2026-12-02T03:00:00Z');

describe('a text', () => {
  it('goes at once by day, and at nine in the morning what is due at night', () => {
    expect(timeOfText({ kind: 'message', lastAt: null }, noon)).toBe(noon);
    expect(timeOfText({ kind: 'message', lastAt: null }, night).toISOString()).toBe(
      '2026-12-02T14:00:00.000Z',
    );
    expect(timeOfText({ kind: 'confirm', lastAt: null }, night).toISOString()).toBe(
      '2026-12-02T14:00:00.000Z',
    );
  });

  it('waits for the next morning when another one went that day', () => {
    const lastAt = new Date('2026-12-01T15:00:00Z');
    expect(timeOfText({ kind: 'your_turn', lastAt }, noon).toISOString()).toBe('2026-12-02T14:00:00.000Z');
    // Yesterday's does not count, though it went less than a day before.
    expect(timeOfText({ kind: 'your_turn', lastAt }, new Date('2026-12-02T14:30:00Z')).toISOString()).toBe(
      '2026-12-02T14:30:00.000Z',
    );
  });

  it('about a hearing waits for no other text, and only for the morning', () => {
    const lastAt = new Date('2026-12-01T16:59:00Z');
    expect(timeOfText({ kind: 'hearing_evening', lastAt }, noon)).toBe(noon);
    expect(timeOfText({ kind: 'hearing_evening', lastAt }, night).toISOString()).toBe(
      '2026-12-02T14:00:00.000Z',
    );
  });

  it('that answers what somebody has just written comes at any hour', () => {
    expect(timeOfText({ kind: 'not_moved', lastAt: noon }, night)).toBe(night);
  });
});
