import { describe, expect, it } from 'vitest';
import { isReference } from '#domain/reference.ts';
import { stillMissing } from './attach-files.ts';
import { canonicalJson } from '../submissions/canonical.ts';
import { makePayToken, readPayToken } from './pay-token.ts';
import { referenceFromKey } from '../submissions/reference.ts';

const secret = 'a secret of at least thirty-two letters';
const reference = referenceFromKey(secret, 'key');

describe('a payment link', () => {
  it('leads back to its application', () => {
    expect(readPayToken(secret, makePayToken(secret, reference))).toBe(reference);
  });

  it.each([
    ['made with another secret', makePayToken('b'.repeat(40), reference)],
    ['of another application', makePayToken(secret, 'ACDEFGHJ').replace('ACDEFGHJ', reference)],
    ['cut short', makePayToken(secret, reference).slice(0, -1)],
    ['with something behind it', `${makePayToken(secret, reference)}.x`],
    ['without a code', `${reference}.`],
    ['of a prototype', '__proto__.x'],
    ['of nothing', undefined],
  ])('%s opens nothing', (_name, token) => {
    expect(readPayToken(secret, token)).toBeNull();
  });
});

describe('a reference', () => {
  it('is the same for the same key, and another for another key or secret', () => {
    expect(isReference(reference)).toBe(true);
    expect(referenceFromKey(secret, 'key')).toBe(reference);
    const others = [
      referenceFromKey(secret, 'key2'),
      referenceFromKey('b'.repeat(40), 'key'),
      referenceFromKey(secret, 'key', 1),
    ];
    expect(new Set([reference, ...others]).size).toBe(4);
  });
});

it('the same content has one text, however its keys are ordered', () => {
  expect(canonicalJson({ b: [1, { d: 'ñ', c: null }], a: undefined })).toBe('{"b":[1,{"c":null,"d":"ñ"}]}');
  expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }));
});

it('a file that came late counts for the missing one of its name, else for any', () => {
  expect(stillMissing(['a.pdf', 'b.pdf', 'c.pdf'], ['b.pdf'])).toEqual(['a.pdf', 'c.pdf']);
  expect(stillMissing(['a.pdf', 'b.pdf'], ['IMG_1.jpg'])).toEqual(['b.pdf']);
  expect(stillMissing([], ['extra.jpg'])).toEqual([]);
});
