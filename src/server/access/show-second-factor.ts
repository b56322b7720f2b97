import * as z from 'zod/mini';
import {
  bareRecoveryCode,
  type codeRequest,
  type recoveryCodeRequest,
} from '#domain/access/second-factor.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { checkOwnCode, clearFactorThrottle, renewedSession, throttleFactor } from './own-factor.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import type { Session } from './session.ts';

type FactorApp = Pick<App, 'db' | 'clock' | 'config' | 'log'>;

/**
 * The second step of a staff sign-in: a code of the app. Returns the cookies of the renewed session. Refuses a wrong
 * or used code by its field, `throttled` after five tries in a quarter of an hour, `sign_in_required` when the
 * session ended meanwhile.
 */
export async function showSecondFactor(
  app: FactorApp,
  session: Session,
  { code }: z.infer<typeof codeRequest>,
): Promise<{ cookies: string[] }> {
  const { userId, role } = session;
  const step = await checkOwnCode(app, session, code);
  const { renewal, cookies } = renewedSession(app, session);
  const p = { userId, step, ...renewal };
  const answer = await callSql(app, 'show_second_factor', p, outcome('done', 'used', 'signed_out'));
  if (answer.outcome === 'used') throw refuseField('code', 'code.used');
  if (answer.outcome === 'signed_out') throw new Refusal('sign_in_required');
  await clearFactorThrottle(app, session);
  app.log('second_factor_shown', { role });
  return { cookies };
}

const usedCode = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), left: z.int() }),
  outcome('wrong', 'signed_out'),
]);

/**
 * The same with one of the recovery codes, which is used up by it and told by mail. Also returns how many are left.
 * Refuses like `showSecondFactor`.
 */
export async function showRecoveryCode(
  app: FactorApp,
  session: Session,
  { recoveryCode: typed }: z.infer<typeof recoveryCodeRequest>,
): Promise<{ cookies: string[]; left: number }> {
  const { userId } = session;
  await throttleFactor(app, session);
  const wrong = () => {
    app.log('recovery_code_refused', {});
    return refuseField('recoveryCode', 'recoveryCode.wrong');
  };
  const stored = dataOf(
    await app.db.from('recovery_codes').select('salt').eq('user_id', userId).limit(1).maybeSingle(),
  );
  const code = bareRecoveryCode(typed);
  if (!stored || code === null) throw wrong();
  const { renewal, cookies } = renewedSession(app, session);
  const codeHash = await hashRecoveryCode(code, stored.salt);
  const answer = await callSql(app, 'use_recovery_code', { userId, codeHash, ...renewal }, usedCode);
  if (answer.outcome === 'wrong') throw wrong();
  if (answer.outcome !== 'done') throw new Refusal('sign_in_required');
  await clearFactorThrottle(app, session);
  app.log('recovery_code_used', {});
  return { cookies, left: answer.left };
}
