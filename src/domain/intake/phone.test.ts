import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '#tests/chance.ts';
import { formatPhone, isCompletePhone, phoneFormattedLength } from './phone.ts';

it.each([
  ['', ''],
  ['4', '4'],
  ['404', '404'],
  ['4045', '(404) 5'],
  ['404555', '(404) 555'],
  ['4045550', '(404) 555-0'],
  ['4045550199', '(404) 555-0199'],
  ['404.555.0199', '(404) 555-0199'],
  ['+1 404 555 0199', '(404) 555-0199'],
  ['+1 (404) 555 - 0199', '(404) 555-0199'],
  ['tel:+1-404-555-0199', '(404) 555-0199'],
  ['1 404 555 0199', '(404) 555-0199'],
  ['404–555–0199', '(404) 555-0199'],
])('somebody types %j and reads %j', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
  expect(formatPhone(typed).length).toBeLessThanOrEqual(phoneFormattedLength);
});

describe('a number that is no plain US number', () => {
  it.each([
    '+503 7123 4567',
    '+52 55 1234 5678',
    '011 502 2345 6789',
    '404-555-0199 x1234',
    '404-555-0199 ext 12',
    '404-555-0199 / 404-555-0177',
    '404-555-0199 or 404-555-0177',
    '40455501991',
    '40455501991234',
    '1',
    '+1 404',
    '140455',
    '404-555-0199 mi hermana',
  ])('%j stays as it was typed', (typed) => {
    expect(formatPhone(typed)).toBe(typed);
  });

  it('keeps every digit, whatever is typed', () => {
    const digits = (text: string) => text.replace(/\D/g, '');
    const signs = fc.constantFrom(...'0123456789+()-. /x,;');
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 30 }), (typed) => {
        const text = typed.join('');
        const kept = digits(formatPhone(text));
        // Only the country code of a whole US number is left out.
        expect([digits(text), digits(text).replace(/^1(?=\d{10}$)/, '')]).toContain(kept);
      }),
      { numRuns: 2000, seed },
    );
  });
});

it.each([
  ['(404) 555-0199', true],
  ['+503 7123 4567', true],
  ['+52 55 1234 5678', true],
  ['011 502 2345 6789', true],
  ['404-555-0199 x1234', true],
  ['404-555-0199, ext. 12', true],
  ['404-555-0199 / 404-555-0177', true],
  ['404-555-0199 o 404-555-0177', true],
  ['(404) 555-019', false],
  ['(140) 455-5019', false],
  ['40455501991', false],
  ['7123 4567', false],
  ['404-555-0199 / 12', false],
  ['+503', false],
  ['', false],
  ['call me', false],
])('%j can be called: %s', (typed, isComplete) => {
  expect(isCompletePhone(typed)).toBe(isComplete);
});
