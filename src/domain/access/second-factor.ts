// The second factor of staff: a code from an authenticator app, or a recovery code. Forms and server use the same
// schemas.
import * as z from 'zod/mini';
import { referenceAlphabet } from '../reference.ts';
import { presentPassword } from './own-account.ts';
import type { AccessMessageKey } from './password.ts';

const key = (message: AccessMessageKey) => message;

export const codeDigits = 6;
/**
 * For how many seconds an app shows a code. The codes before and after are accepted too: clocks differ, and typing
 * takes time.
 */
export const codeSeconds = 30;
export const codeWindow = 1;

export const recoveryCodeCount = 10;
/** About 53 bits: impossible to guess in five tries, and short enough to copy by hand. */
export const recoveryCodeLength = 12;
/** When only this many are left, the person is asked to make new ones. */
export const fewRecoveryCodes = 3;

/** `ACDE-3467-KMNP`: how a recovery code is shown. */
export function formatRecoveryCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

/** The twelve characters of a recovery code, however it was typed; null when it cannot be one. */
export function bareRecoveryCode(typed: string): string | null {
  const bare = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return new RegExp(`^[${referenceAlphabet}]{${recoveryCodeLength}}$`).test(bare) ? bare : null;
}

/** Apps show the code in two groups, so a space between them is fine. */
const code = z.string(key('code.required')).check(
  z.overwrite((value) => value.replace(/\s/g, '')),
  z.minLength(1, key('code.required')),
  z.regex(new RegExp(`^[0-9]{${codeDigits}}$`), key('code.form')),
);

export const codeRequest = z.object({ code });

export const recoveryCodeRequest = z.object({
  recoveryCode: z.string(key('recoveryCode.required')).check(
    z.minLength(1, key('recoveryCode.required')),
    z.maxLength(100, key('recoveryCode.form')),
    z.refine((value) => bareRecoveryCode(value) !== null, key('recoveryCode.form')),
  ),
});

/** Asked before the second factor itself is changed: something you know and something you have. */
export const ownFactorRequest = z.object({ currentPassword: presentPassword, code });

/** For a new secret: the same, which a first set-up does not have to send. */
export const newFactorRequest = z.partial(ownFactorRequest);

/** `pending` came with the QR code and is opaque to the browser. */
export const confirmFactorRequest = z.object({
  pending: z.string(key('pending.required')).check(z.maxLength(2_000, key('pending.required'))),
  code,
});

/** How far a sign-in has come: no factor set up yet, its code is asked for, or the code was given. */
export type SecondFactorState = 'set_up' | 'code' | 'shown';

export interface SecondFactorView {
  readonly state: SecondFactorState;
  readonly recoveryCodesLeft: number;
}

/** What the set-up screen shows. */
export interface NewFactor {
  /** The QR code as an SVG document, drawn by the server. */
  readonly svg: string;
  /** The same for typing by hand, in groups of four. */
  readonly secret: string;
  readonly pending: string;
}

/** The kinds of change that a mail reports. */
export const factorChanges = ['set_up', 'replaced', 'new_codes', 'code_used', 'removed'] as const;
