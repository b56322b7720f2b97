import * as z from 'zod/mini';
import {
  ownFactorRequest,
  type newFactorRequest,
  type SecondFactorView,
} from '#domain/access/second-factor.ts';
import { knownDevice } from '#domain/access/device.ts';
import { sessionLifetimes } from '#domain/access/sessions.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { parseInput } from '../http/body.ts';
import { cookieNames, setCookie } from '../http/cookies.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { randomToken, sha256Hex } from '../http/tokens.ts';
import { seal, unseal } from '../http/seal.ts';
import { command, query, type QueryContext, type Answering } from '../http/service.ts';
import { checkPassword, passwordTryOf } from './check-own-password.ts';
import { knownBrowser, knownBrowserCookie } from './known-browser.ts';
import type { Session } from './session.ts';
import { callCounted, countTries, tryOf, type Try } from './throttle.ts';
import { stepOfCode } from './totp.ts';

// What the services of the second factor share: the stored secret, a checked code, and the renewed session.

const place = (userId: string) => `second factor of ${userId}`;

/** A secret as it is in the row of its owner. */
export function sealFactorSecret(key: Buffer, userId: string, secret: string): string {
  return seal(key, place(userId), secret);
}

const ownProof = z.object({
  email: z.string(),
  hash: z.nullable(z.string()),
  /** The secret of the app, as stored; null: none is set up. */
  sealed: z.nullable(z.string()),
  /** Of the recovery codes. */
  salt: z.nullable(z.string()),
  passkeys: z.array(
    z.object({
      credentialId: z.string(),
      publicKey: z.string(),
      counter: z.int(),
      transports: z.array(z.string()),
    }),
  ),
});
/** What an account proves itself by. */
export type OwnProof = z.infer<typeof ownProof>;

export type FactorApp = Pick<App, 'db' | 'clock' | 'config' | 'log'>;

/**
 * A service about the second factor: what the account proves itself by is read in one question with the session, and the
 * service counts the try when it acts on it. Refuses `sign_in_required` when the account was closed meanwhile.
 */
export function withOwnProof<Needs extends FactorApp, Input, Result>(
  service: (app: Needs, session: Session, input: Input, proof: OwnProof) => Promise<Result>,
  answering: Answering<NoInfer<Result>> = {},
) {
  return command({
    ...answering,
    first: {
      sql: 'read_own_proof',
      params: (_input: Input) => ({}),
      answer: z.nullable(ownProof),
    },
    run: async (app: Needs, session: Session, input: Input, { first: proof }): Promise<Result> => {
      if (!proof) throw new Refusal('sign_in_required');
      return service(app, session, input, proof);
    },
  });
}

/** Where this sign-in stands, and how many recovery codes are left. */
export const ownFactor = query({
  sql: 'read_own_factor',
  params: () => ({}),
  answer: z.object({
    isSetUp: z.boolean(),
    codesLeft: z.int(),
    passkeys: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        addedAt: z.string(),
        usedAt: z.nullable(z.string()),
      }),
    ),
  }),
  toResult: (
    { isSetUp, codesLeft, passkeys },
    { actor: { secondFactor } }: QueryContext<Session, unknown>,
  ): SecondFactorView => ({
    state: !isSetUp ? 'set_up' : secondFactor ? 'shown' : 'code',
    recoveryCodesLeft: codesLeft,
    passkeys: passkeys.map((passkey) => ({ ...passkey, device: knownDevice(passkey.device) })),
  }),
});

type Asking = Pick<Session, 'userId' | 'cookies'>;

/**
 * The counter of codes and recovery codes of this account. A thief with the password who guesses cannot lock the owner out
 * of a browser that showed a right code.
 */
export function factorTry(app: Pick<App, 'config'>, session: Asking): Try {
  const { userId } = session;
  const known = knownBrowser(app, session, userId);
  const [name, subject] = known ? ['second-factor-known', `${userId}:${known}`] : ['second-factor', userId];
  return tryOf(name, subject, accessThrottles.secondFactorPerAccount);
}

/**
 * The time step of a right code; the caller counts the try and takes the step in the database, where each works once. A
 * wrong code is counted here and refused by its field, or `throttled`; without a factor it is `forbidden`.
 */
export async function checkOwnCode(
  app: FactorApp,
  { userId }: Asking,
  sealed: string | null,
  code: string,
  takes: readonly Try[],
): Promise<number> {
  if (sealed === null) throw new Refusal('forbidden');
  const secret = unseal(app.config.secondFactorKey, place(userId), sealed);
  // Sealed with another key: no code is right, and somebody should hear why.
  if (secret === null) app.log('second_factor_unreadable', {});
  const step = secret === null ? null : stepOfCode(secret, code, app.clock());
  if (step !== null) return step;
  await countTries(app, takes);
  app.log('second_factor_refused', {});
  throw refuseField('code', 'code.wrong');
}

/**
 * Something one knows and something one has. The caller counts both tries and takes the step: a right password counts as a
 * try until the code is right too. Refuses by field, and `throttled`.
 */
export async function checkOwnProof(
  app: FactorApp,
  session: Session,
  { hash, sealed }: OwnProof,
  { currentPassword, code }: z.infer<typeof ownFactorRequest>,
): Promise<{ readonly step: number; readonly takes: readonly Try[] }> {
  await checkPassword(app, session, hash, currentPassword);
  const takes = [passwordTryOf(session), factorTry(app, session)];
  return { step: await checkOwnCode(app, session, sealed, code, takes), takes };
}

/** The same, where nothing but the proof is asked for before a change: its code works no second time. */
export async function useUpOwnFactor(
  app: FactorApp,
  session: Session,
  proof: OwnProof,
  shown: z.infer<typeof newFactorRequest>,
): Promise<void> {
  const { step, takes } = await checkOwnProof(app, session, proof, parseInput(ownFactorRequest, shown));
  const { outcome: taken } = await callCounted(app, takes, {
    name: 'take_second_factor_step',
    p: { userId: session.userId, step },
    answer: outcome('done', 'used'),
    right: 'done',
  });
  if (taken === 'used') throw refuseField('code', 'code.used');
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
