import { refuseField } from '../http/refusal.ts';
import { hashPassword } from './password.ts';

/**
 * A chosen password as stored. Refuses `password` when it is among those that leaked most often (some 3,300 of a
 * length we take), however its letters are cased: too many to send to every browser.
 */
export async function hashNewPassword(password: string): Promise<string> {
  const { default: commonPasswords } = await import('fxa-common-password-list');
  if (commonPasswords.test(password.toLowerCase())) throw refuseField('password', 'password.common');
  return hashPassword(password);
}
