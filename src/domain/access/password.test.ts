import { describe, expect, test } from 'vitest';
import { newPassword, wordsNoPasswordIs } from './password.ts';

const verdict = (password: string) => newPassword.safeParse(password).error?.issues[0]?.message ?? 'fine';

describe('A new password', () => {
  test('is refused when it is one of the first words anybody tries, whatever stands around it', () => {
    for (const word of wordsNoPasswordIs) {
      expect(verdict(`${word.toUpperCase()}-2026 !!`), word).toBe('password.common');
    }
  });

  test.each([
    'correct horse battery',
    'mi perro se llama Canelo',
    'freshkey es de mi tía Lupe',
    'ñandú ñandú ñoño',
    '9'.repeat(5) + 'abcde',
    'x y z '.repeat(33),
  ])('may be anything else: %s', (password) => {
    expect(verdict(password)).toBe('fine');
  });
});
