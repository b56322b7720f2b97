import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '#tests/chance.ts';
import { cleanEmail, cleanText, cleanZip } from './clean-text.ts';
import { canonicalEmail, email } from './email.ts';
import { isStorableText, text } from './text.ts';

describe('somebody who pastes a text', () => {
  it.each([
    ['from Word, with a soft line break', 'Dear team,\u000bmy case', 'Dear team,\nmy case'],
    ['from a PDF, with a page break', 'one\u000ctwo', 'one\ntwo'],
    ['from a web page', 'one\u2028two\u2029three\u0085four\r\nfive\rsix', 'one\ntwo\nthree\nfour\nfive\nsix'],
    ['from a sheet, with a tab', 'rent\t$900', 'rent $900'],
    ['with a control nobody sees', 'A\u0003B\u0000C', 'ABC'],
    ['with half an emoji', 'cut \ud83d', 'cut'],
    ['with a soft hyphen and a byte order mark', '\ufeffevic\u00adtion', 'eviction'],
    ['from Word, with a bullet', '\uf0b7 one', '• one'],
    ['with a family and a flag', '👩‍👩‍👧‍👦 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇲🇽', '👩‍👩‍👧‍👦 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇲🇽'],
    ['in Persian, where joiners are spelling', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['with accents apart from their letters', 'Jose\u0301', 'José'],
  ])('%s gets what they see', (_from, typed, kept) => {
    expect(text({ max: 100, multiline: true }).parse(typed)).toBe(kept);
  });

  it.each([
    ['Ana\t', 'Ana'],
    ['Atlanta\n', 'Atlanta'],
    ['\u00a0Ana \u3000', 'Ana'],
    ['\u202aAna\u202c', 'Ana'],
    ['Ana\u202e\u200b\u2060Reyes', 'AnaReyes'],
    ['Ana\nReyes', 'Ana Reyes'],
    ['\u2067محمد علي\u2069', '\u2067محمد علي\u2069'],
    ['\u2067محمد علي', 'محمد علي'],
    ['\u202eמשה', 'משה'],
    ['a\u200db', 'ab'],
  ])('into a field of one line: %j becomes %j', (typed, kept) => {
    expect(text({ max: 100 }).parse(typed)).toBe(kept);
  });

  it('is never refused for a sign, and what is kept can be stored and stays as it is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 }),
        fc.boolean(),
        (units, multiline) => {
          const kept = cleanText(String.fromCharCode(...units), { multiline });
          expect(isStorableText(kept, multiline)).toBe(true);
          expect(cleanText(kept, { multiline })).toBe(kept);
        },
      ),
      { numRuns: 2000, seed },
    );
  });
});

describe('an e-mail address', () => {
  it.each([
    '\u200bana@example.com',
    'ana@example.com\u200b',
    'ana@example.com.',
    'ana@example.com, ',
    'mailto:ana@example.com?subject=Hi',
    'Ana Reyes <ana@example.com>',
    '"Ana" <ana@example.com>;',
    '<ana@example.com>',
    '“ana@example.com”',
    'ana＠example.com',
    '\tana@example.com\n',
    'ana@example. com',
    'ana @example .com',
    'ana@ example.com',
  ])('pasted as %j is ana@example.com', (typed) => {
    expect(email().parse(typed)).toBe('ana@example.com');
    expect(canonicalEmail(typed)).toBe('ana@example.com');
  });

  it('at a domain with other letters is kept as mail servers know it', () => {
    expect(email().parse('ana@bücher.example')).toBe('ana@xn--bcher-kva.example');
    expect(email().parse('ana@BÜCHER.example')).toBe('ana@xn--bcher-kva.example');
  });

  it.each(['ana', 'ana@', '@example.com', 'ana@exa mple.com', 'ana@a@b', 'a?b@example'])(
    '%j is none',
    (typed) => {
      expect(email().safeParse(typed).success).toBe(false);
      expect(() => cleanEmail(typed)).not.toThrow();
    },
  );
});

it.each([
  ['ana', 'email.at'],
  ['ana.example.com', 'email.at'],
  ['ana@a@example.com', 'email.at'],
  ['ana reyes@example.com', 'email.space'],
  ['ana@exa mple.com', 'email.space'],
  ['peña@example.com', 'email.sign:ñ'],
  ['pen\u0303a@example.com', 'email.sign:ñ'],
  ['ana,reyes@example.com', 'email.sign:,'],
  ['ana:reyes@example.com', 'email.sign::'],
  ['ana@exa_mple.com', 'email.sign:_'],
  ['ana@example', 'email.dot'],
  ['ana@example..com', 'email.dot'],
  ['.ana@example.com', 'email.dot'],
  ['ana.@example.com', 'email.dot'],
  ['', 'email.invalid'],
  ['ana@', 'email.invalid'],
  ['@example.com', 'email.invalid'],
])('the address %j is refused by what is wrong with it: %s', (typed, key) => {
  expect(
    email()
      .safeParse(typed)
      .error?.issues.map(({ message }) => message),
  ).toEqual([key]);
});

it.each([
  ['30303', '30303'],
  ['303031234', '30303-1234'],
  ['30303 1234', '30303-1234'],
  ['30303–1234', '30303-1234'],
  ['30303 - 1234', '30303-1234'],
  ['30303-', '30303'],
  ['GA 30303', '30303'],
  ['AL 36602', '36602'],
  ['３０３０３', '30303'],
  ['3030', '3030'],
  ['303031', '303031'],
  ['Georgia 30303', '30303'],
  ['Atlanta, GA 30303-1234', '30303-1234'],
])('the ZIP code %j is %j', (typed, kept) => {
  expect(cleanZip(typed)).toBe(kept);
});
