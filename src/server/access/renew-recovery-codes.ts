import type * as z from 'zod/mini';
import type { ownFactorRequest } from '#domain/access/second-factor.ts';
import { outcome } from '../database/answers.ts';
import { refuseField } from '../http/refusal.ts';
import { checkOwnProof, withOwnProof, type FactorApp } from './own-factor.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { callCounted } from './throttle.ts';

/**
 * Ten new recovery codes; the old ones no longer work, and a mail says so. Refuses a wrong password or a
 * wrong or used code by its field, and `throttled`.
 */
export const renewRecoveryCodes = withOwnProof(
  async (
    app: FactorApp,
    session,
    shown: z.infer<typeof ownFactorRequest>,
    proof,
  ): Promise<{ recoveryCodes: readonly string[] }> => {
    const { step, takes } = await checkOwnProof(app, session, proof, shown);
    const { codes, salt, codeHashes } = await newRecoveryCodes();
    const answer = await callCounted(app, takes, {
      name: 'renew_recovery_codes',
      p: { userId: session.userId, step, salt, codeHashes },
      answer: outcome('done', 'used'),
      right: 'done',
    });
    if (answer.outcome === 'used') throw refuseField('code', 'code.used');
    app.log('recovery_codes_renewed', {});
    return { recoveryCodes: codes };
  },
  { sendsMail: true },
);
