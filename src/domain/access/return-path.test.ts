import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '#tests/chance.ts';
import { safeReturnPath } from './return-path.ts';

describe('a return path', () => {
  it.each(['/client-dashboard', '/es/client-dashboard', '/checkout?package=vip', '/#pricing', '/'])(
    'on our site is kept: %s',
    (path) => expect(safeReturnPath(path)).toBe(path),
  );

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/\tevil',
    '/%09/evil.example',
    'javascript:alert(1)',
    'evil',
    '',
    '/api/auth/sign-out',
    '/%',
    `/${'a'.repeat(600)}`,
    null,
    7,
  ])('that leads elsewhere is refused: %j', (path) => expect(safeReturnPath(path)).toBeNull());

  it('never leaves the site, whatever is tried', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '.',
      '%2f',
      '%5c',
      '%09',
      'evil.example',
      '@',
      ':',
      '?',
      '#',
      'a',
      ' ',
      'https:',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const path = safeReturnPath(`/${pieces.join('')}`);
        if (path === null) return;
        const landed = new URL(path, 'https://fresh-key.example');
        expect(landed.origin).toBe('https://fresh-key.example');
        expect(landed.pathname.startsWith('//')).toBe(false);
      }),
      { numRuns: 20_000, seed },
    );
  });
});
