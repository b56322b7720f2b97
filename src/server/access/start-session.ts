import { deviceFamily } from '#domain/access/device.ts';
import type { Actor } from '#domain/access/roles.ts';
import { sessionLifetimes, unfinishedSignIn, type SessionKind } from '#domain/access/sessions.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { clearCookie, cookieNames, setCookie } from '../http/cookies.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { randomToken, sha256Hex } from '../http/tokens.ts';
import { knownBrowserCookie } from './known-browser.ts';
import { sidOf, type SessionFacts } from './session.ts';
import { callCounted, type Try } from './throttle.ts';

/** Whose session it is, and the hash of the password that was shown for it. */
interface Proved extends Actor {
  readonly checkedPassword: string;
}

/**
 * Starts a session; the one this browser had before is ended. Returns the cookies to set. The tries of people who
 * proved to be right are counted, and forgotten by it. Refuses `wrong_sign_in` when the password was changed, or the
 * account closed, since it was checked, and `throttled`.
 */
export async function startSession(
  app: Pick<App, 'config' | 'db' | 'clock'>,
  { checkedPassword, ...who }: Proved,
  device: 'own' | 'public',
  call: Pick<Call, 'cookies' | 'request'>,
  takes: readonly Try[] = [],
): Promise<string[]> {
  const family = deviceFamily(call.request.headers.get('user-agent'));
  const { stored, cookies } = newSession(app, who, { family, isShared: device === 'public' });
  const p = { userId: who.userId, checkedPassword, oldSid: sidOf(call), ...stored };
  const answer = await callCounted(app, takes, {
    name: 'start_session',
    p,
    answer: outcome('started', 'unknown'),
    right: 'started',
  });
  if (answer.outcome !== 'started') throw new Refusal('wrong_sign_in');
  return cookies;
}

interface Browser {
  /** See `device.ts`; a session from before devices were noted has none. */
  readonly family: string | undefined;
  readonly isShared: boolean;
  /** Whether the second factor was shown for the session before, of which this one is the next. */
  readonly secondFactor?: boolean;
}

/**
 * A session with a new token, so that a token planted before signing in is worth nothing: what `start_session` stores,
 * and the cookies to set. A public computer's cookies are gone with the browser. Staff get a session that can do nothing
 * but show the second factor, unless it was shown already.
 */
export function newSession(
  app: Pick<App, 'config' | 'clock'>,
  { userId, role }: Actor,
  { family, isShared, secondFactor = false }: Browser,
) {
  const kind: SessionKind = role !== 'client' ? 'staff' : isShared ? 'publicComputer' : 'client';
  const { idle, absolute } =
    kind === 'staff' && !secondFactor
      ? { idle: unfinishedSignIn, absolute: unfinishedSignIn }
      : sessionLifetimes[kind];
  const now = app.clock().getTime();
  const token = randomToken();
  const facts: SessionFacts = {
    kind,
    ...(family !== undefined && { device: family }),
    ...(secondFactor && { secondFactorAt: new Date(now).toISOString() }),
  };
  const stored = {
    sid: sha256Hex(token),
    sess: facts,
    endsAt: new Date(now + absolute).toISOString(),
    expire: new Date(now + Math.min(idle, absolute)).toISOString(),
  };
  const lifetime = kind === 'client' ? { maxAgeSeconds: absolute / 1_000 } : {};
  // Staff become known with their second factor, and nobody does on a shared computer.
  const isKnown = kind === 'client' || (kind === 'staff' && secondFactor);
  const cookies = [
    setCookie(cookieNames.session, token, lifetime),
    setCookie(cookieNames.signedIn, kind === 'publicComputer' ? 'shared' : '1', lifetime),
    // The number of unread notices of the person who was signed in here before.
    clearCookie(cookieNames.unread),
    ...(isKnown ? [knownBrowserCookie(app, userId)] : []),
  ];
  return { stored, cookies };
}
