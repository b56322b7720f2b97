import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { cookieNames } from '../http/cookies.ts';
import type { Call } from '../http/endpoint.ts';
import { isToken, sha256Hex } from '../http/tokens.ts';
import { signedOutCookies } from './session.ts';

/** Ends the session on the server, so that a copied cookie is worth nothing. Returns the cookies to clear. */
export async function endSession(call: Pick<Call, 'cookies'>, app: Pick<App, 'db'>): Promise<string[]> {
  const token = call.cookies.get(cookieNames.session);
  if (isToken(token)) dataOf(await app.db.from('sessions').delete().eq('sid', sha256Hex(token)));
  return signedOutCookies();
}
