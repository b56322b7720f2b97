import * as z from 'zod/mini';
import type { SetupLink } from '#domain/access/link-answers.ts';
import { newPassword } from '#domain/access/password.ts';
import { safeReturnPath } from '#domain/access/return-path.ts';
import { roles, worksHere } from '#domain/access/roles.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import { maskEmail } from '#domain/email-mask.ts';
import { isCalendarDate } from '#domain/intake/birth-date.ts';
import { devices } from '#domain/intake/devices.ts';
import { locales, type Locale } from '#domain/languages.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { isToken, sha256Hex } from '../http/tokens.ts';
import { hashNewPassword } from './new-password.ts';
import { startSession } from './start-session.ts';
import { clearThrottle, signInCounter, throttle } from './throttle.ts';

const token = z.string('token.required').check(z.refine(isToken, 'token.required'));

export const inspectTokenSchema = z.object({ token });

export const setPasswordSchema = z.object({
  token,
  password: newPassword,
  dateOfBirth: z.optional(z.string('dateOfBirth.required').check(z.maxLength(10, 'dateOfBirth.required'))),
  device: z._default(z.enum(devices, 'device.required'), 'own'),
});

const purposes = ['invitation', 'registration', 'reset'] as const;

const inspected = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('open'),
    purpose: z.enum(purposes),
    asksBirthDate: z.boolean(),
    email: z.string(),
  }),
  outcome('used', 'expired', 'locked', 'unknown'),
]);

/**
 * What the set-password page must ask. Refuses `gone` for a token that is unknown, used or too old, `locked` for one
 * that needs staff.
 */
export const inspectSetupToken = command({
  reads: inspectTokenSchema,
  run: async (
    app: Pick<App, 'db'>,
    _actor,
    input: z.infer<typeof inspectTokenSchema>,
    { call: { ip } },
  ): Promise<SetupLink> => {
    const tokenHash = sha256Hex(input.token);
    const [answer, isStaff] = await Promise.all([
      callSql(app, 'read_setup_token', { tokenHash }, inspected),
      isOfStaff(app, tokenHash),
      throttle(app, 'setup-ip', ip, accessThrottles.setupPerIp),
    ]);
    if (answer.outcome === 'locked') throw new Refusal('locked');
    if (answer.outcome !== 'open') throw new Refusal('gone');
    return {
      purpose: answer.purpose,
      asksBirthDate: answer.asksBirthDate,
      worksHere: isStaff,
      email: maskEmail(answer.email),
    };
  },
});

async function isOfStaff(app: Pick<App, 'db'>, tokenHash: string): Promise<boolean> {
  const row = dataOf(
    await app.db
      .from('password_setup_tokens')
      .select('users!inner(role)')
      .eq('token_hash', tokenHash)
      .maybeSingle(),
  );
  return row !== null && worksHere({ role: row.users.role });
}

const redeemed = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('done'),
    userId: z.string(),
    role: z.enum(roles),
    returnPath: z.nullable(z.string()),
    language: z.enum(locales),
  }),
  outcome('wrong_birth_date', 'locked', 'expired', 'used', 'unknown'),
]);

/**
 * Redeems a setup token once: stores the password, ends every session of the account and signs this browser in. A first
 * password of a case made from an application also needs the birth date given there, because addresses get mistyped: a
 * wrong one is refused with the field, five wrong ones lock the account's setup until staff help. `secondFactor`:
 * staff, who still have to show or set up theirs. Refuses `gone` for a token that is unknown, used or too old.
 */
export const setPassword = command({
  reads: setPasswordSchema,
  sendsMail: true,
  run: async (
    app: Pick<App, 'config' | 'db' | 'clock' | 'log'>,
    _actor,
    input: z.infer<typeof setPasswordSchema>,
    { call },
  ): Promise<{ returnTo: string | null; language: Locale; secondFactor: boolean; cookies: string[] }> => {
    const birthDate = input.dateOfBirth && isCalendarDate(input.dateOfBirth) ? input.dateOfBirth : null;
    const tokenHash = sha256Hex(input.token);
    // Hashing costs much: nobody makes us do it with a token that opens nothing.
    const [seen] = await Promise.all([
      callSql(app, 'read_setup_token', { tokenHash }, inspected),
      throttle(app, 'setup-ip', call.ip, accessThrottles.setupPerIp),
    ]);
    if (seen.outcome === 'locked') throw new Refusal('locked');
    if (seen.outcome !== 'open') throw new Refusal('gone');
    const hashedPassword = await hashNewPassword(input.password);
    const p = { tokenHash, hashedPassword, birthDate };
    const answer = await callSql(app, 'use_setup_token', p, redeemed);
    switch (answer.outcome) {
      case 'done': {
        app.log('password_set', {});
        const { userId, role } = answer;
        const proved = { userId, role, checkedPassword: hashedPassword };
        const [cookies] = await Promise.all([
          startSession(app, proved, input.device, call),
          forgetWrongPasswords(app, userId),
        ]);
        return {
          returnTo: safeReturnPath(answer.returnPath),
          language: answer.language,
          secondFactor: worksHere(answer),
          cookies,
        };
      }
      case 'wrong_birth_date':
        throw refuseField('dateOfBirth', input.dateOfBirth ? 'dateOfBirth.wrong' : 'dateOfBirth.required');
      case 'locked':
        throw new Refusal('locked');
      case 'expired':
      case 'used':
      case 'unknown':
        throw new Refusal('gone');
    }
  },
});

/** A person who set a password by a mailed link is the owner: wrong tries by others do not lock them out. */
async function forgetWrongPasswords(app: Pick<App, 'db'>, userId: string): Promise<void> {
  const row = dataOf(await app.db.from('users').select('email').eq('id', userId).maybeSingle());
  if (row) await clearThrottle(app, signInCounter, row.email);
}
