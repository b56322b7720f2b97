// The second factor of staff: a code from an authenticator app, or a recovery code. Forms and server use the same
// schemas.
import * as z from 'zod/mini';
import { isId } from '../record-id.ts';
import { referenceAlphabet } from '../reference.ts';
import type { DeviceFamily } from './device.ts';
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

/** `pending` came with the question and is opaque to the browser. */
const pending = z
  .string(key('pending.required'))
  .check(z.minLength(1, key('pending.required')), z.maxLength(2_000, key('pending.required')));

/** How many devices may show the second step in place of a code. */
export const mostPasskeys = 10;

/** For a passkey: the proof, or the permit that came with the set-up of the app. */
export const newPasskeyRequest = z.extend(z.partial(ownFactorRequest), {
  permit: z.optional(z.string(key('pending.required')).check(z.maxLength(500, key('pending.required')))),
});

const base64url = (max: number) =>
  z
    .string(key('passkey.failed'))
    .check(z.maxLength(max, key('passkey.failed')), z.regex(/^[A-Za-z0-9_-]+$/, key('passkey.failed')));
const credential = <Response extends z.ZodMiniType>(response: Response) =>
  z.object(
    {
      id: base64url(1_400),
      rawId: base64url(1_400),
      type: z.literal('public-key', key('passkey.failed')),
      response,
    },
    key('passkey.failed'),
  );

/** What the browser answers when a passkey was made. */
export const confirmPasskeyRequest = z.object({
  pending,
  passkey: credential(
    z.object(
      {
        clientDataJSON: base64url(4_000),
        attestationObject: base64url(20_000),
        transports: z.optional(
          z
            .array(z.string(key('passkey.failed')).check(z.maxLength(20, key('passkey.failed'))))
            .check(z.maxLength(10, key('passkey.failed'))),
        ),
      },
      key('passkey.failed'),
    ),
  ),
});

/** The question for a passkey takes nothing. */
export const askPasskeyRequest = z.object({});

/** What it answers when one was shown. */
export const showPasskeyRequest = z.object({
  pending,
  passkey: credential(
    z.object(
      {
        clientDataJSON: base64url(4_000),
        authenticatorData: base64url(4_000),
        signature: base64url(4_000),
        userHandle: z.optional(base64url(200)),
      },
      key('passkey.failed'),
    ),
  ),
});

export const passkeyToRemove = z.object({
  passkeyId: z.string(key('pending.required')).check(z.refine(isId, key('pending.required'))),
});

/** For a new secret: the same, which a first set-up does not have to send. */
export const newFactorRequest = z.partial(ownFactorRequest);

/** `pending` came with the QR code and is opaque to the browser. */
export const confirmFactorRequest = z.object({
  pending: z.string(key('pending.required')).check(z.maxLength(2_000, key('pending.required'))),
  code,
});

/** How far a sign-in has come: no factor set up yet, its code is asked for, or the code was given. */
export type SecondFactorState = 'set_up' | 'code' | 'shown';

/** A passkey as its owner knows it again. */
export interface OwnPasskey {
  readonly id: string;
  /** The kind of device it was made on. */
  readonly device: DeviceFamily;
  readonly addedAt: string;
  readonly usedAt: string | null;
}

export interface SecondFactorView {
  readonly state: SecondFactorState;
  readonly recoveryCodesLeft: number;
  /** What can be shown in place of a code. */
  readonly passkeys: readonly OwnPasskey[];
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
export const factorChanges = [
  'set_up',
  'replaced',
  'new_codes',
  'code_used',
  'passkey_added',
  'passkey_removed',
  'removed',
] as const;
