/** Cookie names. `__Host-` ties a cookie to this host and to HTTPS; browsers accept it on loopback too. */
export const cookieNames = {
  session: '__Host-sid',
  /**
   * Says only that somebody is signed in, and whether on a device that others use too: the head script picks the
   * header's links by it, and every tab watches the clock.
   */
  signedIn: 'in',
  /**
   * How many notices are unread. The portal writes it, so that the header shows it from the first paint; we take it
   * away.
   */
  unread: 'new',
  /** Says that its account signed in here before; opens nothing. */
  known: '__Host-known',
  /** Opens one case to somebody who helps its client; beside any sign-in. */
  supporter: '__Host-supporter',
  /** Opens what one client handed to free legal help, to the organization that has it. */
  referral: '__Host-referral',
  draft: '__Host-draft',
  applied: '__Host-applied',
  paying: '__Host-paying',
} as const;

export type CookieName = (typeof cookieNames)[keyof typeof cookieNames];

interface CookieLifetime {
  /** Seconds to live; absent: gone with the browser. */
  readonly maxAgeSeconds?: number;
}

/** A `Set-Cookie` value. Everything that the server sets but the sign-in hint is out of reach for scripts. */
export function setCookie(name: CookieName, value: string, { maxAgeSeconds }: CookieLifetime = {}): string {
  const parts = [`${name}=${value}`, 'Path=/', 'Secure', 'SameSite=Lax'];
  if (name !== cookieNames.signedIn) parts.push('HttpOnly');
  if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${Math.floor(maxAgeSeconds)}`);
  return parts.join('; ');
}

/** A `Set-Cookie` value that takes a cookie away. */
export function clearCookie(name: CookieName): string {
  return setCookie(name, '', { maxAgeSeconds: 0 });
}

/** The cookies of a request, by name. */
export function readCookies(request: Request): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  return cookies;
}
