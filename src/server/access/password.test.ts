import { describe, expect, test } from 'vitest';
import { hashPassword, verifyNothing, verifyPassword } from './password.ts';

describe('A stored password', () => {
  test('is argon2id at the cost OWASP asks for at least, with a salt of its own', async () => {
    const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(two);
  });

  test('is right for the same words however the keyboard composes them, and for nothing else', async () => {
    const stored = await hashPassword('Ñandú en el jardín');
    expect(await verifyPassword('Ñandú en el jardín'.normalize('NFD'), stored)).toBe(true);
    expect(await verifyPassword('ñandú en el jardín', stored)).toBe(false);
    expect(await verifyPassword('Ñandú en el jardín ', stored)).toBe(false);
    expect(await verifyNothing('Ñandú en el jardín')).toBe(false);
  });

  test('of an unknown form is never right', async () => {
    for (const stored of ['', 'plain', '$2b$10$abc', '$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA']) {
      expect(await verifyPassword('plain', stored)).toBe(false);
    }
  });
});
