import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import type { Call } from '../http/call.ts';
import { sidOf, signedOutCookies } from './session.ts';

/** Ends the session on the server, so that a copied cookie is worth nothing. Returns the cookies to clear. */
export async function endSession(
  app: Pick<App, 'db'>,
  call: Pick<Call, 'cookies'>,
): Promise<{ cookies: string[] }> {
  const sid = sidOf(call);
  if (sid) dataOf(await app.db.from('sessions').delete().eq('sid', sid));
  return { cookies: signedOutCookies() };
}
