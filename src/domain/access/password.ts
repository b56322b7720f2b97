import * as z from 'zod/mini';
import { emailMessageKeys } from '../email-fault.ts';
import { passwordMinLength } from './password-length.ts';

/** Argon2 takes any length. The limit only keeps one request from hashing a whole book. */
export const passwordMaxLength = 200;

export const accessMessageKeys = [
  'password.short',
  'password.long',
  'password.common',
  'password.required',
  'password.same',
  'currentPassword.required',
  'currentPassword.wrong',
  ...emailMessageKeys,
  'dateOfBirth.required',
  'dateOfBirth.wrong',
  'token.required',
  'device.required',
  'device.password',
  'email.same',
  'language.required',
  'code.required',
  'code.form',
  'code.wrong',
  'code.used',
  'recoveryCode.required',
  'recoveryCode.form',
  'recoveryCode.wrong',
  'pending.required',
  'passkey.failed',
  'passkey.tooMany',
  'role.required',
  'action.required',
  'action.self',
  'rights.unknown',
  'rights.notStaff',
] as const;
export type AccessMessageKey = (typeof accessMessageKeys)[number];
const key = (message: AccessMessageKey) => message;

/**
 * Words of this product, and what people try first in our two languages. A password that is one of them is refused,
 * whatever digits and signs surround it. The server also knows the thousands that leaked most often.
 */
export const wordsNoPasswordIs = [
  'freshkey',
  'freshkeygeorgia',
  'eviction',
  'desalojo',
  'georgia',
  'atlanta',
  'password',
  'mypassword',
  'contraseña',
  'contrasena',
  'micontraseña',
  'micontrasena',
  'iloveyou',
  'tequiero',
  'tequieromucho',
  'teamo',
  'teamomucho',
  'bienvenido',
  'bienvenida',
] as const;

function isEasyToGuess(password: string): boolean {
  const plain = password.toLowerCase();
  const letters = plain.replace(/[^\p{L}]/gu, '');
  return (wordsNoPasswordIs as readonly string[]).includes(letters) || new Set(plain).size < 4;
}

/** A new password. Signing in applies no rules: an old password is right or wrong. */
export const newPassword = z.string(key('password.required')).check(
  z.minLength(passwordMinLength, key('password.short')),
  z.maxLength(passwordMaxLength, key('password.long')),
  z.refine((value) => !isEasyToGuess(value), key('password.common')),
);
