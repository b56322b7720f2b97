import * as z from 'zod/mini';
import type { newFactorRequest, NewFactor } from '#domain/access/second-factor.ts';
import { factorSetupTime } from '#domain/access/sessions.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { seal, unseal } from '../http/seal.ts';
import { command } from '../http/service.ts';
import { sha256Hex } from '../http/tokens.ts';
import {
  factorTry,
  renewedSession,
  sealFactorSecret,
  useUpOwnFactor,
  withOwnProof,
  type FactorApp,
} from './own-factor.ts';
import { passkeyPermit } from './passkeys.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import type { Session } from './session.ts';
import { callCounted, countTries } from './throttle.ts';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

type NewFactorApp = FactorApp & Pick<App, 'site'>;

/** What the browser carries, sealed, from the QR code to the first code: nothing is stored before that is right. */
const pendingFactor = z.object({
  secret: z.string(),
  /** SHA-256 (hex) of the sealed secret it takes the place of; null: there is none yet. */
  replaces: z.nullable(z.string()),
  until: z.number(),
});

/** Of this session alone: a picture of the screen is of no use in another browser. */
const place = (session: Session) => `pending second factor of ${session.userId} in ${session.sid}`;

/**
 * A new secret for an authenticator app, as QR code and in letters. A person who already has a factor proves to have it
 * and to know the password; without one, the sign-in that is under way is enough. Refuses what is wrong by its field,
 * `second_factor_required` to a session that has not shown the factor it has, `forbidden` to clients.
 */
export const beginSecondFactor = withOwnProof(
  async (app: NewFactorApp, session, shown: z.infer<typeof newFactorRequest>, proof): Promise<NewFactor> => {
    if (session.role === 'client') throw new Refusal('forbidden');
    const { email, sealed } = proof;
    if (sealed !== null) {
      if (!session.secondFactor) throw new Refusal('second_factor_required');
      await useUpOwnFactor(app, session, proof, shown);
    }
    const secret = newTotpSecret();
    const pending: z.infer<typeof pendingFactor> = {
      secret,
      replaces: sealed === null ? null : sha256Hex(sealed),
      until: app.clock().getTime() + factorSetupTime,
    };
    const { default: QRCode } = await import('qrcode');
    return {
      svg: await QRCode.toString(totpAddress(secret, app.site.name, email), { type: 'svg', margin: 2 }),
      secret: secret.match(/.{1,4}/g)?.join(' ') ?? secret,
      pending: seal(app.config.secondFactorKey, place(session), JSON.stringify(pending)),
    };
  },
);

/**
 * Keeps the new factor once its first code is right: other sessions end, old recovery codes too, and it is told by
 * mail. Returns ten new recovery codes, a permit to add a passkey next, and the cookies of the renewed session. Refuses a wrong code by its field,
 * `gone` when the set-up took too long or belongs to another browser, `stale` when another one was faster.
 */
export const confirmSecondFactor = command({
  sendsMail: true,
  run: async (
    app: FactorApp,
    session: Session,
    input: { pending: string; code: string },
  ): Promise<{ recoveryCodes: readonly string[]; passkeyPermit: string; cookies: string[] }> => {
    const { userId } = session;
    const opened = unseal(app.config.secondFactorKey, place(session), input.pending);
    const pending = opened === null ? null : pendingFactor.parse(JSON.parse(opened));
    if (pending === null || pending.until < app.clock().getTime()) throw new Refusal('gone');
    const takes = [factorTry(app, session)];
    const step = stepOfCode(pending.secret, input.code, app.clock());
    if (step === null) {
      await countTries(app, takes);
      throw refuseField('code', 'code.wrong');
    }
    const { codes, salt, codeHashes } = await newRecoveryCodes();
    const { renewal, cookies } = renewedSession(app, session);
    const p = {
      userId,
      secret: sealFactorSecret(app.config.secondFactorKey, userId, pending.secret),
      step,
      replaces: pending.replaces,
      salt,
      codeHashes,
      ...renewal,
    };
    const answer = await callCounted(app, takes, {
      name: 'keep_second_factor',
      p,
      answer: outcome('done', 'stale', 'signed_out'),
      right: 'done',
    });
    if (answer.outcome === 'signed_out') throw new Refusal('sign_in_required');
    if (answer.outcome === 'stale') throw new Refusal('stale');
    app.log('second_factor_set_up', { replaces: pending.replaces !== null });
    const permit = passkeyPermit(app, { userId, sid: renewal.newSid });
    return { recoveryCodes: codes, passkeyPermit: permit, cookies };
  },
});
