import type * as z from 'zod/mini';
import type { changePasswordRequest } from '#domain/access/own-account.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { withOwnPassword } from './check-own-password.ts';
import { hashNewPassword } from './new-password.ts';
import type { Session } from './session.ts';
import { newSession } from './start-session.ts';

/**
 * Another password: every session ends, every mailed link with them, and this browser gets a fresh session, whose
 * cookies are returned. Told by mail. Refuses a wrong present password by its field, and `stale` when the password
 * was changed elsewhere in the meantime.
 */
export const changePassword = withOwnPassword(
  async (
    app: Pick<App, 'config' | 'db' | 'clock' | 'log'>,
    session: Session,
    input: z.infer<typeof changePasswordRequest>,
    checkedPassword,
  ): Promise<{ cookies: string[] }> => {
    if (input.password.normalize('NFC') === input.currentPassword.normalize('NFC'))
      throw refuseField('password', 'password.same');
    const hashedPassword = await hashNewPassword(input.password);
    const { device: family, kind, secondFactor } = session;
    const browser = { family, isShared: kind === 'publicComputer', secondFactor };
    const { stored, cookies } = newSession(app, session, browser);
    const p = { userId: session.userId, checkedPassword, hashedPassword, ...stored };
    const answer = await callSql(app, 'change_password', p, outcome('done', 'stale'));
    if (answer.outcome !== 'done') throw new Refusal('stale');
    app.log('password_changed', {});
    return { cookies };
  },
  { sendsMail: true },
);
