import type * as z from 'zod/mini';
import type { ownFactorRequest } from '#domain/access/second-factor.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { refuseField } from '../http/refusal.ts';
import { withOwnPassword } from './check-own-password.ts';
import { checkOwnCode, clearFactorThrottle } from './own-factor.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import type { Session } from './session.ts';

/**
 * Ten new recovery codes; the old ones no longer work, and a mail says so. Refuses a wrong password or a
 * wrong or used code by its field, and `throttled`.
 */
export const renewRecoveryCodes = withOwnPassword(
  async (
    app: Pick<App, 'db' | 'clock' | 'config' | 'log'>,
    session: Session,
    { code }: z.infer<typeof ownFactorRequest>,
  ): Promise<{ recoveryCodes: readonly string[] }> => {
    const { userId } = session;
    const step = await checkOwnCode(app, session, code);
    const { codes, salt, codeHashes } = await newRecoveryCodes();
    const p = { userId, step, salt, codeHashes };
    const answer = await callSql(app, 'renew_recovery_codes', p, outcome('done', 'used'));
    if (answer.outcome === 'used') throw refuseField('code', 'code.used');
    await clearFactorThrottle(app, session);
    app.log('recovery_codes_renewed', {});
    return { recoveryCodes: codes };
  },
);
