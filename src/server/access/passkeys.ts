import type * as z from 'zod/mini';
import {
  mostPasskeys,
  type askPasskeyRequest,
  type confirmPasskeyRequest,
  type newPasskeyRequest,
  type passkeyToRemove,
  type showPasskeyRequest,
} from '#domain/access/second-factor.ts';
import { knownDevice } from '#domain/access/device.ts';
import { factorSetupTime } from '#domain/access/sessions.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { describeFault } from '../http/log.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { seal, unseal } from '../http/seal.ts';
import { command } from '../http/service.ts';
import { PasskeyRefused } from '../passkeys/passkeys.ts';
import { factorTry, renewedSession, useUpOwnFactor, withOwnProof, type FactorApp } from './own-factor.ts';
import type { Session, StaffSession } from './session.ts';
import { countTries } from './throttle.ts';

// Passkeys of staff: a device that shows the second step in place of a code.

type PasskeyApp = FactorApp & Pick<App, 'passkeys' | 'site'>;
type Purpose = 'made' | 'shown' | 'permitted';

/** Of this session alone: what was asked of one browser cannot be answered from another. */
const place = (purpose: Purpose, { userId, sid }: Pick<Session, 'userId' | 'sid'>) =>
  `passkey ${purpose} by ${userId} in ${sid}`;

/** A word only we can have written, for twenty minutes. */
function sealFor(
  app: FactorApp,
  purpose: Purpose,
  session: Pick<Session, 'userId' | 'sid'>,
  word: string,
): string {
  const until = app.clock().getTime() + factorSetupTime;
  return seal(app.config.secondFactorKey, place(purpose, session), `${until} ${word}`);
}

/** The word of `sealFor`; null when it was written for somebody else, or too long ago. */
function wordOf(app: FactorApp, purpose: Purpose, session: Session, sealed: string): string | null {
  const opened = unseal(app.config.secondFactorKey, place(purpose, session), sealed);
  const [until = '', word = ''] = opened?.split(' ') ?? [];
  return opened !== null && Number(until) >= app.clock().getTime() ? word : null;
}

/** What lets the set-up of the app go on to a passkey, without another code. */
export const passkeyPermit = (app: FactorApp, session: Pick<Session, 'userId' | 'sid'>): string =>
  sealFor(app, 'permitted', session, 'yes');

const failed = (): Refusal => refuseField('passkey', 'passkey.failed');

/** What does not fit is refused by its field; any other fault stays one. */
const refused =
  (app: FactorApp) =>
  (error: unknown): never => {
    if (!(error instanceof PasskeyRefused)) throw error;
    app.log('passkey_refused', describeFault(error.cause ?? error));
    throw failed();
  };

/**
 * What a browser is asked so that it makes a passkey. Takes the permit of a set-up under way, or password and code.
 * Refuses what is wrong by its field, and `throttled`.
 */
export const beginPasskey = withOwnProof(
  async (
    app: PasskeyApp,
    session,
    shown: z.infer<typeof newPasskeyRequest>,
    proof,
  ): Promise<{ options: object; pending: string }> => {
    if (session.role === 'client') throw new Refusal('forbidden');
    if (proof.passkeys.length >= mostPasskeys) throw refuseField('passkey', 'passkey.tooMany');
    const isPermitted =
      shown.permit !== undefined && wordOf(app, 'permitted', session, shown.permit) === 'yes';
    if (!isPermitted) await useUpOwnFactor(app, session, proof, shown);
    const { options, challenge } = await app.passkeys.askToMake(
      {
        siteOrigin: app.config.siteOrigin,
        siteName: app.site.name,
        userId: session.userId,
        email: proof.email,
      },
      proof.passkeys,
    );
    return { options, pending: sealFor(app, 'made', session, challenge) };
  },
);

/**
 * Keeps a passkey that a browser made; a mail tells of it. Refuses one whose answer does not fit by its field, `gone` when
 * it took too long, `stale` for one that is known.
 */
export const confirmPasskey = command({
  sendsMail: true,
  run: async (
    app: PasskeyApp,
    session: StaffSession,
    { pending, passkey }: z.infer<typeof confirmPasskeyRequest>,
  ): Promise<void> => {
    const challenge = wordOf(app, 'made', session, pending);
    if (challenge === null) throw new Refusal('gone');
    const made = await app.passkeys
      .readMade(passkey, { siteOrigin: app.config.siteOrigin, challenge })
      .catch(refused(app));
    const { outcome: kept } = await callSql(
      app,
      'keep_passkey',
      {
        userId: session.userId,
        credentialId: made.credentialId,
        publicKey: made.publicKey,
        counter: made.counter,
        transports: passkey.response.transports ?? [],
        device: knownDevice(session.device),
        most: mostPasskeys,
      },
      outcome('done', 'stale', 'full'),
    );
    if (kept === 'full') throw refuseField('passkey', 'passkey.tooMany');
    if (kept === 'stale') throw new Refusal('stale');
    app.log('passkey_added', {});
  },
});

/** What a browser is asked so that it shows a passkey. Refuses `forbidden` to whoever has none. */
export const askForPasskey = withOwnProof(
  async (
    app: PasskeyApp,
    session,
    _input: z.infer<typeof askPasskeyRequest>,
    { passkeys },
  ): Promise<{ options: object; pending: string }> => {
    if (passkeys.length === 0) throw new Refusal('forbidden');
    const { options, challenge } = await app.passkeys.askToShow(app.config.siteOrigin, passkeys);
    return { options, pending: sealFor(app, 'shown', session, challenge) };
  },
);

/**
 * The second step of a staff sign-in by a passkey. Returns the cookies of the renewed session. Refuses a signature that
 * does not fit by its field, `gone` when it took too long, `throttled` after five that do not fit.
 */
export const showPasskey = withOwnProof(
  async (
    app: PasskeyApp,
    session,
    { pending, passkey }: z.infer<typeof showPasskeyRequest>,
    { passkeys },
  ): Promise<{ cookies: string[] }> => {
    const challenge = wordOf(app, 'shown', session, pending);
    if (challenge === null) throw new Refusal('gone');
    const known = passkeys.find(({ credentialId }) => credentialId === passkey.id);
    const refuse = async (error: unknown): Promise<never> => {
      await countTries(app, [factorTry(app, session)]);
      return refused(app)(error);
    };
    if (!known) return refuse(new PasskeyRefused('not one of theirs'));
    const counter = await app.passkeys
      .readShown(passkey, { siteOrigin: app.config.siteOrigin, challenge }, known)
      .catch(refuse);
    const { renewal, cookies } = renewedSession(app, session);
    const { outcome: shown } = await callSql(
      app,
      'show_passkey',
      {
        userId: session.userId,
        credentialId: known.credentialId,
        before: known.counter,
        counter,
        ...renewal,
      },
      outcome('done', 'stale', 'signed_out'),
    );
    if (shown === 'signed_out') throw new Refusal('sign_in_required');
    if (shown === 'stale') throw failed();
    app.log('second_factor_shown', { role: session.role });
    return { cookies };
  },
);

/** Takes a passkey away; a mail tells of it. Refuses `not_found` for one that is not theirs. */
export const removePasskey = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'log'>,
    session: StaffSession,
    { passkeyId }: z.infer<typeof passkeyToRemove>,
  ): Promise<void> => {
    const { outcome: removed } = await callSql(
      app,
      'remove_passkey',
      { userId: session.userId, passkeyId },
      outcome('done', 'unknown'),
    );
    if (removed === 'unknown') throw new Refusal('not_found');
    app.log('passkey_removed', {});
  },
});
