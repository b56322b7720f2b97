import * as z from 'zod/mini';
import type { SecondFactorView } from '#domain/access/second-factor.ts';
import { sessionLifetimes } from '#domain/access/sessions.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { reading } from '../database/reading.ts';
import { cookieNames, setCookie } from '../http/cookies.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { randomToken, sha256Hex } from '../http/tokens.ts';
import { seal, unseal } from '../http/seal.ts';
import { knownBrowser, knownBrowserCookie } from './known-browser.ts';
import type { Session } from './session.ts';
import { clearThrottle, throttle } from './throttle.ts';
import { stepOfCode } from './totp.ts';

// What the services of the second factor share: the stored secret, a checked code, and the renewed session.

const place = (userId: string) => `second factor of ${userId}`;

/** A secret as it is in the row of its owner. */
export function sealFactorSecret(key: Buffer, userId: string, secret: string): string {
  return seal(key, place(userId), secret);
}

interface OwnFactor {
  readonly email: string;
  /** As stored; null: none is set up. */
  readonly sealed: string | null;
}

/** Refuses `sign_in_required` when the account is gone. */
export async function readOwnFactor(app: Pick<App, 'db'>, userId: string): Promise<OwnFactor> {
  const row = dataOf(
    await app.db
      .from('users')
      .select('email, totp_secret, totp_confirmed_at')
      .eq('id', userId)
      .eq('is_active', true)
      .maybeSingle(),
  );
  if (!row) throw new Refusal('sign_in_required');
  return { email: row.email, sealed: row.totp_confirmed_at === null ? null : row.totp_secret };
}

/** Where this sign-in stands, and how many recovery codes are left. */
export const ownFactor = reading({
  name: 'read_own_factor',
  ask: () => ({}),
  answer: z.object({ isSetUp: z.boolean(), codesLeft: z.int() }),
  describe: (_app, { isSetUp, codesLeft }, { secondFactor }: Session): SecondFactorView => ({
    state: !isSetUp ? 'set_up' : secondFactor ? 'shown' : 'code',
    recoveryCodesLeft: codesLeft,
  }),
});

type Asking = Pick<Session, 'userId' | 'cookies'>;

/** A thief with the password who guesses codes cannot lock the owner out of a browser that showed a right code. */
function counterOf(app: Pick<App, 'config'>, session: Asking): [name: string, subject: string] {
  const { userId } = session;
  const known = knownBrowser(app, session, userId);
  return known ? ['second-factor-known', `${userId}:${known}`] : ['second-factor', userId];
}

/** Before every look at a code or a recovery code of this account. Refuses `throttled`. */
export function throttleFactor(app: Pick<App, 'config' | 'db'>, session: Asking): Promise<void> {
  return throttle(app, ...counterOf(app, session), accessThrottles.secondFactorPerAccount);
}

/** After a right code: only wrong ones count. */
export function clearFactorThrottle(app: Pick<App, 'config' | 'db'>, session: Asking): Promise<void> {
  return clearThrottle(app, ...counterOf(app, session));
}

/**
 * The time step of a right code; the caller takes it in the database, where each works once. Refuses a wrong code by
 * its field, `throttled` after too many tries, and `forbidden` without a factor.
 */
export async function checkOwnCode(
  app: Pick<App, 'db' | 'clock' | 'config' | 'log'>,
  session: Asking,
  code: string,
): Promise<number> {
  const { userId } = session;
  await throttleFactor(app, session);
  const { sealed } = await readOwnFactor(app, userId);
  if (sealed === null) throw new Refusal('forbidden');
  const secret = unseal(app.config.secondFactorKey, place(userId), sealed);
  // Sealed with another key: no code is right, and somebody should hear why.
  if (secret === null) app.log('second_factor_unreadable', {});
  const step = secret === null ? null : stepOfCode(secret, code, app.clock());
  if (step === null) {
    app.log('second_factor_refused', {});
    throw refuseField('code', 'code.wrong');
  }
  return step;
}

export interface RenewedSession {
  /** For the database: `finish_sign_in`. */
  readonly renewal: { sid: string; newSid: string; at: string; expire: string; endsAt: string };
  readonly cookies: string[];
}

/** Another token for a session whose second factor was shown, and the cookies that carry it. */
export function renewedSession(
  app: Pick<App, 'clock' | 'config'>,
  session: Pick<Session, 'sid' | 'userId'>,
): RenewedSession {
  const now = app.clock().getTime();
  const token = randomToken();
  const { idle, absolute } = sessionLifetimes.staff;
  const iso = (time: number) => new Date(time).toISOString();
  return {
    renewal: {
      sid: session.sid,
      newSid: sha256Hex(token),
      at: iso(now),
      expire: iso(now + idle),
      endsAt: iso(now + absolute),
    },
    cookies: [
      setCookie(cookieNames.session, token),
      setCookie(cookieNames.signedIn, '1'),
      knownBrowserCookie(app, session.userId),
    ],
  };
}
