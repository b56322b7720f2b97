import * as z from 'zod/mini';
import type { Right } from '#domain/access/rights.ts';
import type { Actor, StaffRole } from '#domain/access/roles.ts';
import { knownDevice, type DeviceFamily } from '#domain/access/device.ts';
import { sessionKinds, type SessionKind } from '#domain/access/sessions.ts';
import type { CurrentUser } from '#domain/access/link-answers.ts';
import { clearCookie, cookieNames } from '../http/cookies.ts';
import type { Call } from '../http/call.ts';
import { isToken, sha256Hex } from '../http/tokens.ts';

/** Who is signed in, and how. Nothing of it comes from the browser but an opaque token. */
export interface Session extends Actor {
  readonly sid: string;
  readonly kind: SessionKind;
  /** See `device.ts`. */
  readonly device: string | undefined;
  /** Whether this sign-in has shown the second factor; staff may do nothing without it. */
  readonly secondFactor: boolean;
  /** What the browser says to be known by (`knownBrowser`), still to be checked. */
  readonly cookies: Call['cookies'];
  /** Beyond the role; an admin has all. */
  readonly rights: readonly Right[];
  /** Read with the session, so that finding out who is signed in costs no question of its own. */
  readonly account: CurrentUser;
}

/** Of somebody who works here. */
export interface StaffSession extends Session {
  readonly role: StaffRole;
}

/** What a session row remembers beside its owner (its column `sess`). */
const sessionFacts = z.object({
  kind: z.enum(sessionKinds),
  /** Absent in sessions from before devices were noted. */
  device: z.optional(z.string()),
  /** When this sign-in showed its second factor. */
  secondFactorAt: z.optional(z.string()),
});
export type SessionFacts = z.infer<typeof sessionFacts>;

/** The facts of a stored session; null for one this release cannot read, which is as good as ended. */
export function readSessionFacts(stored: unknown): SessionFacts | null {
  return sessionFacts.safeParse(stored).data ?? null;
}

/** How somebody recognizes a sign-in of theirs. */
export function describeSession(stored: unknown): { device: DeviceFamily; shared: boolean } {
  const facts = readSessionFacts(stored);
  return { device: knownDevice(facts?.device), shared: facts?.kind === 'publicComputer' };
}

/** What the session of this browser is stored under, if it brings one; whether it lives is another question. */
export function sidOf(call: Pick<Call, 'cookies'>): string | null {
  const token = call.cookies.get(cookieNames.session);
  return isToken(token) ? sha256Hex(token) : null;
}

/** Takes the cookies of a sign-in away. */
export function signedOutCookies(): string[] {
  return [
    clearCookie(cookieNames.session),
    clearCookie(cookieNames.signedIn),
    clearCookie(cookieNames.unread),
  ];
}
