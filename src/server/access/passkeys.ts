import type * as z from 'zod/mini';
import {
  mostPasskeys,
  ownFactorRequest,
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
import { callNamed } from '../database/call-sql.ts';
import { parseInput } from '../http/body.ts';
import { describeFault } from '../http/log.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { seal, unseal } from '../http/seal.ts';
import { checkOwnProof, factorTry, renewedSession, withOwnProof, type FactorApp } from './own-factor.ts';
import type { Session, StaffSession } from './session.ts';
import { callCounted, countTries } from './throttle.ts';

// Passkeys of staff: a device that shows the second step in place of a code. The library checks signatures; it is loaded
// by the calls that need it alone.

type PasskeyApp = FactorApp & Pick<App, 'site'>;
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

const rpOf = ({ config }: Pick<App, 'config'>) => ({
  rpID: new URL(config.siteOrigin).hostname,
  origin: config.siteOrigin,
});

const failed = (): Refusal => refuseField('passkey', 'passkey.failed');

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
    if (!isPermitted) {
      const { step, takes } = await checkOwnProof(app, session, proof, parseInput(ownFactorRequest, shown));
      const answer = await callCounted(app, takes, {
        name: 'take_second_factor_step',
        p: { userId: session.userId, step },
        answer: outcome('done', 'used'),
        right: 'done',
      });
      if (answer.outcome === 'used') throw refuseField('code', 'code.used');
    }
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const options = await generateRegistrationOptions({
      rpName: app.site.name,
      rpID: rpOf(app).rpID,
      userName: proof.email,
      userID: new TextEncoder().encode(session.userId),
      attestationType: 'none',
      excludeCredentials: proof.passkeys.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: [...transports],
      })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    });
    return { options, pending: sealFor(app, 'made', session, options.challenge) };
  },
);

/**
 * Keeps a passkey that a browser made; a mail tells of it. Refuses one whose answer does not fit by its field, `gone` when
 * it took too long, `stale` for one that is known.
 */
export async function confirmPasskey(
  app: FactorApp,
  session: StaffSession,
  { pending, passkey }: z.infer<typeof confirmPasskeyRequest>,
): Promise<void> {
  const challenge = wordOf(app, 'made', session, pending);
  if (challenge === null) throw new Refusal('gone');
  const { rpID, origin } = rpOf(app);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyRegistrationResponse({
    response: {
      ...passkey,
      response: { ...passkey.response, transports: passkey.response.transports ?? [] },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch((error: unknown) => {
    app.log('passkey_refused', describeFault(error));
    throw failed();
  });
  if (!verified.verified) throw failed();
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const { outcome: kept } = await callNamed(
    app,
    'keep_passkey',
    {
      userId: session.userId,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: passkey.response.transports ?? [],
      device: knownDevice(session.device),
      most: mostPasskeys,
    },
    outcome('done', 'stale', 'full'),
  );
  if (kept === 'full') throw refuseField('passkey', 'passkey.tooMany');
  if (kept === 'stale') throw new Refusal('stale');
  app.log('passkey_added', {});
}

/** What a browser is asked so that it shows a passkey. Refuses `forbidden` to whoever has none. */
export const askForPasskey = withOwnProof(
  async (
    app: FactorApp,
    session,
    _input: z.infer<typeof askPasskeyRequest>,
    { passkeys },
  ): Promise<{ options: object; pending: string }> => {
    if (passkeys.length === 0) throw new Refusal('forbidden');
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const options = await generateAuthenticationOptions({
      rpID: rpOf(app).rpID,
      userVerification: 'required',
      allowCredentials: passkeys.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: [...transports],
      })),
    });
    return { options, pending: sealFor(app, 'shown', session, options.challenge) };
  },
);

/**
 * The second step of a staff sign-in by a passkey. Returns the cookies of the renewed session. Refuses a signature that
 * does not fit by its field, `gone` when it took too long, `throttled` after five that do not fit.
 */
export const showPasskey = withOwnProof(
  async (
    app: FactorApp,
    session,
    { pending, passkey }: z.infer<typeof showPasskeyRequest>,
    { passkeys },
  ): Promise<{ cookies: string[] }> => {
    const challenge = wordOf(app, 'shown', session, pending);
    if (challenge === null) throw new Refusal('gone');
    const wrong = async (): Promise<Refusal> => {
      await countTries(app, [factorTry(app, session)]);
      app.log('passkey_refused', {});
      return failed();
    };
    const known = passkeys.find(({ credentialId }) => credentialId === passkey.id);
    if (!known) throw await wrong();
    const { rpID, origin } = rpOf(app);
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const verified = await verifyAuthenticationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
    }).catch(() => null);
    if (!verified?.verified) throw await wrong();
    const { renewal, cookies } = renewedSession(app, session);
    const { outcome: shown } = await callNamed(
      app,
      'show_passkey',
      {
        userId: session.userId,
        credentialId: known.credentialId,
        before: known.counter,
        counter: verified.authenticationInfo.newCounter,
        renewal,
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
export async function removePasskey(
  app: Pick<App, 'db' | 'log'>,
  session: StaffSession,
  { passkeyId }: z.infer<typeof passkeyToRemove>,
): Promise<void> {
  const { outcome: removed } = await callNamed(
    app,
    'remove_passkey',
    { userId: session.userId, passkeyId },
    outcome('done', 'unknown'),
  );
  if (removed === 'unknown') throw new Refusal('not_found');
  app.log('passkey_removed', {});
}
