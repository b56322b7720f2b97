import { cookieNames } from './cookies.ts';
import { Refusal } from './refusal.ts';

const ours: ReadonlySet<string> = new Set(Object.values(cookieNames));

/**
 * Refuses a write that another site's page caused. Browsers send `Origin` with every write;
 * where it is missing `Sec-Fetch-Site` decides. A caller that sends neither and carries no cookie of ours is a
 * program acting for itself, which cross-site forgery does not concern.
 */
export function requireSameOrigin(
  request: Request,
  siteOrigin: string,
  cookies: ReadonlyMap<string, string>,
): void {
  const origin = request.headers.get('origin');
  if (origin !== null) {
    if (origin === siteOrigin) return;
    throw new Refusal('wrong_origin');
  }
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite !== null) {
    if (fetchSite === 'same-origin') return;
    throw new Refusal('wrong_origin');
  }
  if ([...cookies.keys()].some((name) => ours.has(name))) throw new Refusal('wrong_origin');
}
