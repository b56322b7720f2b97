import type * as z from 'zod/mini';
import type { closeAccountRequest } from '#domain/access/own-account.ts';
import type { Actor } from '#domain/access/roles.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { signedOutCookies } from './session.ts';

/**
 * Closes the actor's account: nobody can sign in any longer, the address goes free, and the person is told by mail.
 * Applications, papers and payments stay as the law asks. Returns the cookies to clear. Refuses a wrong password by
 * its field, `open_case` while a case or a payment goes on, and `forbidden` to staff.
 */
export async function closeAccount(
  app: Pick<App, 'db' | 'log'>,
  actor: Actor,
  input: z.infer<typeof closeAccountRequest>,
): Promise<{ cookies: string[] }> {
  if (actor.role !== 'client') throw new Refusal('forbidden');
  const checkedPassword = await checkOwnPassword(app, actor, input.currentPassword);
  const p = { userId: actor.userId, checkedPassword };
  const answer = await callSql(app, 'close_account', p, outcome('done', 'open_case', 'stale'));
  if (answer.outcome !== 'done') throw new Refusal(answer.outcome);
  app.log('account_closed', {});
  return { cookies: signedOutCookies() };
}
