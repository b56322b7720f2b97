import { deviceFamily } from '#domain/access/device.ts';
import type { Actor } from '#domain/access/roles.ts';
import { sessionLifetimes, unfinishedSignIn, type SessionKind } from '#domain/access/sessions.ts';
import type { App } from '../app.ts';
import { runSql } from '../database/call-sql.ts';
import { cookieNames, setCookie } from '../http/cookies.ts';
import type { Call } from '../http/call.ts';
import { randomToken, sha256Hex } from '../http/tokens.ts';
import { sidOf, type SessionFacts } from './session.ts';

/**
 * Starts a session with a new token, so that a token planted before signing in is worth nothing.
 * The session this browser had before is ended. Returns the cookies to set. A public computer's cookies are gone with
 * the browser. Staff get a session that can do nothing but show the second factor, unless it was just shown.
 */
export async function startSession(
  app: Pick<App, 'db' | 'clock'>,
  { userId, role }: Actor,
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
  await runSql(app, 'start_session', {
    sid: sha256Hex(token),
    userId,
    sess: facts,
    endsAt: new Date(now + absolute).toISOString(),
    oldSid: sidOf(call),
    expire: new Date(now + Math.min(idle, absolute)).toISOString(),
  });
  const lifetime = kind === 'client' ? { maxAgeSeconds: absolute / 1_000 } : {};
  return [setCookie(cookieNames.session, token, lifetime), setCookie(cookieNames.signedIn, '1', lifetime)];
}
