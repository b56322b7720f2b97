import type { Actor } from '#domain/access/roles.ts';
import type { DeviceFamily } from '#domain/access/device.ts';
import type { SessionKind } from '#domain/access/sessions.ts';
import { clearCookie, cookieNames } from '../http/cookies.ts';
import type { Call } from '../http/call.ts';
import { isToken, sha256Hex } from '../http/tokens.ts';

/** Who is signed in, and how. Nothing of it comes from the browser but an opaque token. */
export interface Session extends Actor {
  readonly sid: string;
  readonly kind: SessionKind;
  /** Whether this sign-in has shown the second factor; staff may do nothing without it. */
  readonly secondFactor: boolean;
}

/** What a session row remembers beside its owner (its column `sess`). */
export interface SessionFacts {
  readonly kind: SessionKind;
  /** Absent in sessions from before devices were noted. */
  readonly device?: DeviceFamily;
  /** When this sign-in showed its second factor. */
  readonly secondFactorAt?: string;
}

/** What the session of this browser is stored under, if it brings one; whether it lives is another question. */
export function sidOf(call: Pick<Call, 'cookies'>): string | null {
  const token = call.cookies.get(cookieNames.session);
  return isToken(token) ? sha256Hex(token) : null;
}

/** Takes both cookies of a sign-in away. */
export function signedOutCookies(): string[] {
  return [clearCookie(cookieNames.session), clearCookie(cookieNames.signedIn)];
}
