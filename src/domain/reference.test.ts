import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { formatReference, isReference, parseReference, referenceFromBytes } from './reference.ts';

it('a reference holds no characters people mix up', () => {
  for (let index = 0; index < 500; index += 1) {
    const reference = referenceFromBytes(randomBytes(16));
    expect(isReference(reference)).toBe(true);
    expect(reference).not.toMatch(/[01OILQZ2S5B8UV]/);
  }
});

it('a reference read out over the phone is found again', () => {
  const reference = referenceFromBytes(randomBytes(16));
  expect(parseReference(` ${formatReference(reference).toLowerCase()} `)).toBe(reference);
  expect(parseReference('hello')).toBeNull();
});
