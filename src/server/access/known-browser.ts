import { createHmac, randomBytes } from 'node:crypto';
import type { App } from '../app.ts';
import { cookieNames, setCookie } from '../http/cookies.ts';
import type { Call } from '../http/call.ts';
import { sameSecret } from '../http/tokens.ts';

// A stranger who guesses from afar uses up the tries of an account. A browser in which its owner signed in before has
// tries of its own, so that guessing shuts nobody out who is not new. The cookie opens nothing: a thief of it may guess
// as often as a stranger.

const keptForSeconds = 180 * 86_400;
/** Characters of the code: 192 bits. */
const macLength = 32;

function macOf(appSecret: string, userId: string, name: string): string {
  const text = `known-browser:${userId}:${name}`;
  return createHmac('sha256', appSecret).update(text).digest('base64url').slice(0, macLength);
}

/** A cookie by which this browser is known at the next sign-in to this account. Not for shared computers. */
export function knownBrowserCookie({ config }: Pick<App, 'config'>, userId: string): string {
  const name = randomBytes(12).toString('base64url');
  const value = `${name}.${macOf(config.appSecret, userId, name)}`;
  return setCookie(cookieNames.known, value, { maxAgeSeconds: keptForSeconds });
}

/** The name under which this browser is known to this account, or null. */
export function knownBrowser(
  { config }: Pick<App, 'config'>,
  { cookies }: Pick<Call, 'cookies'>,
  userId: string,
): string | null {
  const [name = '', mac = '', ...rest] = (cookies.get(cookieNames.known) ?? '').split('.');
  if (!/^[\w-]{16}$/.test(name) || rest.length > 0) return null;
  return sameSecret(mac, macOf(config.appSecret, userId, name)) ? name : null;
}
