import type * as z from 'zod/mini';
import type { changePasswordRequest } from '#domain/access/own-account.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import type { Call } from '../http/call.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { hashNewPassword } from './new-password.ts';
import type { Session } from './session.ts';
import { startSession } from './start-session.ts';

/**
 * Another password: every session ends, every mailed link with them, and this browser gets a fresh session, whose
 * cookies are returned. Told by mail. Refuses a wrong present password by its field, and `stale` when the password
 * was changed elsewhere in the meantime.
 */
export async function changePassword(
  app: Pick<App, 'config' | 'db' | 'clock' | 'log'>,
  session: Session,
  input: z.infer<typeof changePasswordRequest>,
  call: Pick<Call, 'cookies' | 'request'>,
): Promise<{ cookies: string[] }> {
  const checkedPassword = await checkOwnPassword(app, session, input.currentPassword);
  if (input.password.normalize('NFC') === input.currentPassword.normalize('NFC'))
    throw refuseField('password', 'password.same');
  const { userId } = session;
  const hashedPassword = await hashNewPassword(input.password);
  const p = { userId, checkedPassword, hashedPassword };
  const answer = await callSql(app, 'change_password', p, outcome('done', 'stale'));
  if (answer.outcome !== 'done') throw new Refusal('stale');
  app.log('password_changed', {});
  const device = session.kind === 'publicComputer' ? 'public' : 'own';
  const { secondFactor } = session;
  const proved = { userId, role: session.role, checkedPassword: hashedPassword };
  return { cookies: await startSession(app, proved, device, call, { secondFactor }) };
}
