import * as z from 'zod/mini';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';

/** Far more than are due within an hour. */
const limit = 500;

/** Reminds organizations that have not answered, once, and ends links that are over. */
export async function tendReferrals(app: Pick<App, 'db' | 'log'>): Promise<void> {
  const { reminded, ended } = await callSql(
    app,
    'tend_referrals',
    { limit },
    z.object({ reminded: z.int(), ended: z.int() }),
  );
  if (reminded + ended > 0) app.log('referrals_tended', { reminded, ended });
}
