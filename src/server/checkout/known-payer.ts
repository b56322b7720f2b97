import { findSession } from '../access/require-session.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import type { Call } from '../http/call.ts';
import { readApplied } from '../intake/applied-cookie.ts';
import { readPaying } from '../intake/paying-cookie.ts';

/**
 * Who looks at a payment. `applicant`: the browser that sent the application. `payer`: one that followed its payment
 * link. `owner`: the signed-in client.
 */
export type Payer = 'applicant' | 'payer' | 'owner';

interface PaidOrder {
  readonly user_id: string | null;
  readonly intake_form_id: string | null;
}

/** Whose payment it is, if the visitor may know; null for everybody else. */
export async function knownPayer(
  app: Pick<App, 'config' | 'db' | 'clock'>,
  order: PaidOrder,
  call: Pick<Call, 'cookies'>,
): Promise<Payer | null> {
  const applied = readApplied(app, call.cookies);
  const paying = readPaying(app, call.cookies);
  if (applied ?? paying) {
    const reference = await referenceOf(app, order);
    if (reference !== null && reference === applied?.reference) return 'applicant';
    if (reference !== null && reference === paying?.reference) return 'payer';
  }
  const session = await findSession(call, app);
  return session && session.userId === order.user_id ? 'owner' : null;
}

async function referenceOf(app: Pick<App, 'db'>, { intake_form_id: id }: PaidOrder): Promise<string | null> {
  if (!id) return null;
  const intake = dataOf(await app.db.from('intake_forms').select('reference').eq('id', id).maybeSingle());
  return intake?.reference ?? null;
}
