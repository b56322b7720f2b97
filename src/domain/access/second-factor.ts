// The second factor of staff: a code from an authenticator app, or a recovery code. The same schemas in the forms and
// on the server.
import * as z from 'zod/mini';
import { referenceAlphabet } from '../reference.ts';
import { presentPassword } from './own-account.ts';
import type { AccessMessageKey } from './password.ts';

const key = (message: AccessMessageKey) => message;

export const codeDigits = 6;
/** Seconds a code is shown. The one before and the one after are taken too: clocks differ, and typing takes time. */
export const codeSeconds = 30;
export const codeWindow = 1;

export const recoveryCodeCount = 10;
/** About 53 bits: what nobody guesses in five tries, and short enough to be copied by hand. */
export const recoveryCodeLength = 12;
/** From so many left on a person is asked to make new ones. */
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

/** Apps show it in two groups; a space between them is no mistake. */
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

/** Before the second factor itself is changed: what one knows and what one has. */
export const ownFactorRequest = z.object({ currentPassword: presentPassword, code });

/** `pending` came with the QR code and is opaque to the browser. */
export const confirmFactorRequest = z.object({
  pending: z.string(key('pending.required')).check(z.maxLength(2_000, key('pending.required'))),
  code,
});

/** Where a sign-in stands: no factor yet, its code is asked, or shown. */
export type SecondFactorState = 'set_up' | 'code' | 'shown';

export interface SecondFactorView {
  readonly state: SecondFactorState;
  readonly recoveryCodesLeft: number;
}

/** What the set-up screen shows. */
export interface NewFactor {
  /** The QR code as an SVG document, drawn by the server. */
  readonly svg: string;
  /** The same by hand, in groups of four. */
  readonly secret: string;
  readonly pending: string;
}

/** What a mail tells: the kinds of change. */
export const factorChanges = ['set_up', 'replaced', 'new_codes', 'code_used', 'removed'] as const;
export type FactorChange = (typeof factorChanges)[number];
