const maxLength = 512;
/** An origin nobody owns. If a path still points to it after parsing, it stayed on our site. */
const base = 'https://return.invalid';

/**
 * Where to go after signing in: a path on our own site, or null. Everything that could leave the site is
 * refused after normalization, because `/..//example.com` becomes `//example.com` only then.
 */
export function safeReturnPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || wanted.length === 0 || wanted.length > maxLength) return null;
  if (!wanted.startsWith('/') || hasUnsafeCharacter(wanted)) return null;
  let url: URL;
  try {
    url = new URL(wanted, base);
  } catch {
    return null;
  }
  if (url.origin !== base) return null;
  let decoded: string;
  try {
    decoded = decodeURIComponent(url.pathname);
  } catch {
    return null;
  }
  if (decoded.startsWith('//') || hasUnsafeCharacter(decoded)) return null;
  if (/^\/api(\/|$)/i.test(decoded)) return null;
  return url.pathname + url.search + url.hash;
}

/** Whether somebody was about to buy. Only then is an account made before there is an application. */
export function leadsToCheckout(path: string | null): boolean {
  return path !== null && /^(\/es)?\/checkout($|[?#])/.test(path);
}

/** Browsers read backslashes as slashes, and drop control characters and spaces before parsing. */
function hasUnsafeCharacter(value: string): boolean {
  return /[\\\u0000-\u0020\u007f]/.test(value);
}
