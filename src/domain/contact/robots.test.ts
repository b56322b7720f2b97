import { describe, expect, it } from 'vitest';
import { quickestPersonMs, suspicionOf } from './robots.ts';

describe('a message that tells how it was filled in', () => {
  it('is a person’s when the hidden field is empty and reading it took its time', () => {
    expect(suspicionOf({ hidden: '', filledInMs: String(quickestPersonMs) })).toBeNull();
    expect(suspicionOf({ hidden: ' ', filledInMs: 60_000 })).toBeNull();
  });

  it('is suspected when something stands in the hidden field, or nobody could have been so quick', () => {
    expect(suspicionOf({ hidden: 'x', filledInMs: 60_000 })).toBe('hidden_field');
    expect(suspicionOf({ hidden: '', filledInMs: '12' })).toBe('too_fast');
  });

  it('is not suspected for saying nothing about it, or something that is no time', () => {
    for (const filledInMs of [undefined, null, '', 'soon', -1, {}, Number.NaN])
      expect(suspicionOf({ hidden: undefined, filledInMs })).toBeNull();
  });
});
