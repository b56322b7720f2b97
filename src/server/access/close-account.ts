import type * as z from 'zod/mini';
import type { closeAccountRequest } from '#domain/access/own-account.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { withOwnPassword } from './check-own-password.ts';
import { signedOutCookies, type Session } from './session.ts';

/**
 * Closes the actor's account: nobody can sign in any longer, the address goes free, and the person is told by mail.
 * Applications, papers and payments stay as the law asks. Returns the cookies to clear. Refuses a wrong password by
 * its field, `open_case` while a case or a payment goes on, and `forbidden` to staff.
 */
export const closeAccount = withOwnPassword(
  async (
    app: Pick<App, 'db' | 'log'>,
    { userId }: Session,
    _: z.infer<typeof closeAccountRequest>,
    checkedPassword,
  ): Promise<{ cookies: string[] }> => {
    const p = { userId, checkedPassword };
    const answer = await callSql(app, 'close_account', p, outcome('done', 'open_case', 'stale'));
    if (answer.outcome !== 'done') throw new Refusal(answer.outcome);
    app.log('account_closed', {});
    return { cookies: signedOutCookies() };
  },
  { clientsAlone: true, sendsMail: true },
);
