import type { Actor } from '#domain/access/roles.ts';
import type { DeviceFamily } from '#domain/access/device.ts';
import type { SessionKind } from '#domain/access/sessions.ts';
import { clearCookie, cookieNames } from '../http/cookies.ts';

/** Who is signed in. Nothing of it comes from the browser but an opaque token. */
export interface Session {
  readonly sid: string;
  readonly kind: SessionKind;
  readonly actor: Actor;
}

/** What a session row remembers beside its owner (the specification's `sess`). */
export interface SessionFacts {
  readonly kind: SessionKind;
  /** Absent in sessions from before devices were noted. */
  readonly device?: DeviceFamily;
}

/** Takes both cookies of a sign-in away. */
export function signedOutCookies(): string[] {
  return [clearCookie(cookieNames.session), clearCookie(cookieNames.signedIn)];
}
