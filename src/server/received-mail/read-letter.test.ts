import { describe, expect, it } from 'vitest';
import { mailShapes } from '#tests/mail-shapes.ts';
import { readLetter } from './read-letter.ts';

it('40 shapes of mail are read here', () => {
  expect(mailShapes.length).toBeGreaterThanOrEqual(40);
  expect(new Set(mailShapes.map(({ name }) => name)).size).toBe(mailShapes.length);
});

it.each(mailShapes)(
  'read right or kept whole: $name',
  async ({ raw, text, quoted = null, files = [], isPartial = false }) => {
    const letter = await readLetter(raw, true);
    expect(letter.text).toBe(text);
    if (quoted === null) expect(letter.quoted).toBeNull();
    else expect(letter.quoted).toContain(quoted);
    expect(letter.files.map(({ name }) => name)).toEqual(files);
    expect(letter.files.every(({ bytes }) => bytes.length > 0)).toBe(true);
    expect(letter.isPartial).toBe(isPartial);
    expect({ isAutomatic: letter.isAutomatic, report: letter.report }).toEqual({
      isAutomatic: false,
      report: null,
    });
  },
);

describe('who a mail is from', () => {
  const from = async (head: string) =>
    (await readLetter(new TextEncoder().encode(`${head}\r\nSubject: x\r\n\r\nHello\r\n`), true)).from;
  it('is the one mailbox in its one From, in small letters', async () => {
    expect(await from('From: "Núñez, Luz" <Luz@Example.com>')).toBe('luz@example.com');
    expect(await from('From: luz@example.com')).toBe('luz@example.com');
  });
  it.each([
    'From: luz@example.com, x@evil.example',
    'From: x@evil.example\r\nFrom: luz@example.com',
    'From: Team: luz@example.com, x@evil.example;',
    'From: "luz@example.com"',
    'From: <>',
    'Sender: luz@example.com',
    'Reply-To: luz@example.com\r\nFrom:',
  ])('is nobody with %s', async (head) => expect(await from(head)).toBeNull());
  it('is not what stands in the name', async () =>
    expect(await from('From: "luz@example.com" <x@evil.example>')).toBe('x@evil.example'));
});

describe('a mail that is made to take long', () => {
  const from = 'From: a@b.example\r\nContent-Type: ';
  it.each([
    ['one line of a megabyte', `${from}text/plain\r\n\r\nOn 1 ${'x '.repeat(500_000)}`],
    ['five thousand heads', `${from}text/plain\r\n\r\n${'On Mon, Nov 2, 2026 at 3:04 PM\n'.repeat(5_000)}`],
    ['deep quotes', `${from}text/html\r\n\r\n${'<blockquote>'.repeat(50_000)}x`],
    ['open tags', `${from}text/html\r\n\r\n${'<a '.repeat(300_000)}`],
  ])('is read soon: %s', async (_what, raw) => {
    const began = performance.now();
    await readLetter(new TextEncoder().encode(raw), true);
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
