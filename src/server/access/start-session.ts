import { deviceFamily } from '#domain/access/device.ts';
import type { Actor } from '#domain/access/roles.ts';
import { sessionLifetimes, unfinishedSignIn, type SessionKind } from '#domain/access/sessions.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { clearCookie, cookieNames, setCookie } from '../http/cookies.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { randomToken, sha256Hex } from '../http/tokens.ts';
import { knownBrowserCookie } from './known-browser.ts';
import { sidOf, type SessionFacts } from './session.ts';

/** Whose session it is, and the hash of the password that was shown for it. */
interface Proved extends Actor {
  readonly checkedPassword: string;
}

/**
 * Starts a session with a new token, so that a token planted before signing in is worth nothing.
 * The session this browser had before is ended. Returns the cookies to set. A public computer's cookies are gone with
 * the browser. Staff get a session that can do nothing but show the second factor, unless it was just shown.
 * Refuses `wrong_sign_in` when the password was changed, or the account closed, since it was checked.
 */
export async function startSession(
  app: Pick<App, 'config' | 'db' | 'clock'>,
  { userId, role, checkedPassword }: Proved,
  device: 'own' | 'public',
  call: Pick<Call, 'cookies' | 'request'>,
  { secondFactor = false } = {},
): Promise<string[]> {
  const kind: SessionKind = role !== 'client' ? 'staff' : device === 'public' ? 'publicComputer' : 'client';
  const { idle, absolute } =
    kind === 'staff' && !secondFactor
      ? { idle: unfinishedSignIn, absolute: unfinishedSignIn }
      : sessionLifetimes[kind];
  const now = app.clock().getTime();
  const token = randomToken();
  const facts: SessionFacts = {
    kind,
    device: deviceFamily(call.request.headers.get('user-agent')),
    ...(secondFactor && { secondFactorAt: new Date(now).toISOString() }),
  };
  const p = {
    sid: sha256Hex(token),
    userId,
    checkedPassword,
    sess: facts,
    endsAt: new Date(now + absolute).toISOString(),
    oldSid: sidOf(call),
    expire: new Date(now + Math.min(idle, absolute)).toISOString(),
  };
  const answer = await callSql(app, 'start_session', p, outcome('started', 'unknown'));
  if (answer.outcome !== 'started') throw new Refusal('wrong_sign_in');
  const lifetime = kind === 'client' ? { maxAgeSeconds: absolute / 1_000 } : {};
  // Staff become known with their second factor, and nobody does on a shared computer.
  const isKnown = kind === 'client' || (kind === 'staff' && secondFactor);
  return [
    setCookie(cookieNames.session, token, lifetime),
    setCookie(cookieNames.signedIn, kind === 'publicComputer' ? 'shared' : '1', lifetime),
    // The number of unread notices of the person who was signed in here before.
    clearCookie(cookieNames.unread),
    ...(isKnown ? [knownBrowserCookie(app, userId)] : []),
  ];
}
