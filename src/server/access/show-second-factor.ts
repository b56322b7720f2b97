import * as z from 'zod/mini';
import {
  bareRecoveryCode,
  type codeRequest,
  type recoveryCodeRequest,
} from '#domain/access/second-factor.ts';
import { outcome } from '../database/answers.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { checkOwnCode, factorTry, renewedSession, withOwnProof, type FactorApp } from './own-factor.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { callCounted, countTries } from './throttle.ts';

/**
 * The second step of a staff sign-in: a code of the app. Returns the cookies of the renewed session. Refuses a wrong
 * or used code by its field, `throttled` after five tries in a quarter of an hour, `sign_in_required` when the
 * session ended meanwhile.
 */
export const showSecondFactor = withOwnProof(
  async (
    app: FactorApp,
    session,
    { code }: z.infer<typeof codeRequest>,
    { sealed },
  ): Promise<{ cookies: string[] }> => {
    const { userId, role } = session;
    const takes = [factorTry(app, session)];
    const step = await checkOwnCode(app, session, sealed, code, takes);
    const { renewal, cookies } = renewedSession(app, session);
    const answer = await callCounted(app, takes, {
      name: 'show_second_factor',
      p: { userId, step, ...renewal },
      answer: outcome('done', 'used', 'signed_out'),
      right: 'done',
    });
    if (answer.outcome === 'used') throw refuseField('code', 'code.used');
    if (answer.outcome === 'signed_out') throw new Refusal('sign_in_required');
    app.log('second_factor_shown', { role });
    return { cookies };
  },
);

const usedCode = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), left: z.int() }),
  outcome('wrong', 'signed_out'),
]);

/**
 * The same with one of the recovery codes, which is used up by it and told by mail. Also returns how many are left.
 * Refuses like `showSecondFactor`.
 */
export const showRecoveryCode = withOwnProof(
  async (
    app: FactorApp,
    session,
    { recoveryCode: typed }: z.infer<typeof recoveryCodeRequest>,
    { salt },
  ): Promise<{ cookies: string[]; left: number }> => {
    const takes = [factorTry(app, session)];
    const wrong = () => {
      app.log('recovery_code_refused', {});
      return refuseField('recoveryCode', 'recoveryCode.wrong');
    };
    const code = bareRecoveryCode(typed);
    if (salt === null || code === null) {
      await countTries(app, takes);
      throw wrong();
    }
    const { renewal, cookies } = renewedSession(app, session);
    const answer = await callCounted(app, takes, {
      name: 'use_recovery_code',
      p: { userId: session.userId, codeHash: await hashRecoveryCode(code, salt), ...renewal },
      answer: usedCode,
      right: 'done',
    });
    if (answer.outcome === 'wrong') throw wrong();
    if (answer.outcome !== 'done') throw new Refusal('sign_in_required');
    app.log('recovery_code_used', {});
    return { cookies, left: answer.left };
  },
  { sendsMail: true },
);
