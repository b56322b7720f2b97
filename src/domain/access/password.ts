import * as z from 'zod/mini';

/** At least 10 characters, no composition rules, nothing cut off, paste allowed (NIST 800-63B). */
export const passwordMinLength = 10;
/** Argon2 takes any length; the limit only keeps one request from hashing a book. */
export const passwordMaxLength = 200;

export const accessMessageKeys = [
  'password.short',
  'password.long',
  'password.common',
  'password.required',
  'password.same',
  'currentPassword.required',
  'currentPassword.wrong',
  'email.invalid',
  'dateOfBirth.required',
  'dateOfBirth.wrong',
  'token.required',
  'device.required',
  'email.same',
  'language.required',
] as const;
export type AccessMessageKey = (typeof accessMessageKeys)[number];
const key = (message: AccessMessageKey) => message;

/** Passwords every attacker tries first, and words of this product; compared without case. */
const tooCommon = [
  '1234567890',
  '12345678910',
  '123456789a',
  'qwertyuiop',
  'qwerty12345',
  'password12',
  'password123',
  'password1234',
  'contraseña',
  'contrasena',
  'contraseña1',
  'iloveyou123',
  'teamo12345',
  'abcdefghij',
  'freshkey123',
  'fresh key 1',
  '0987654321',
  '1111111111',
  '0000000000',
];

function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  return tooCommon.includes(plain) || new Set(plain).size < 4;
}

/** A new password. Signing in uses no rules: an old password is right or wrong. */
export const newPassword = z.string(key('password.required')).check(
  z.minLength(passwordMinLength, key('password.short')),
  z.maxLength(passwordMaxLength, key('password.long')),
  z.refine((value) => !isCommon(value), key('password.common')),
);
