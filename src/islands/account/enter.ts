import { safeReturnPath } from '#domain/access/return-path.ts';
import type { Locale } from '#domain/languages.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import { fill } from '#i18n/fill.ts';
import { path } from '#i18n/routes.ts';
import { deviceKey, returnPathKey } from '#browser/page/keys.ts';
import { ApiError } from '#browser/api.ts';
import { keepSession, readSession } from '#browser/storage.ts';

/** Of the sign-in page: somebody was signed out because nobody used the page. */
export const timedOutAnchor = '#timed-out';

/** Where clients go after signing in: the page they came for if it is ours, otherwise the dashboard. */
export function destination(wanted: unknown, locale: Locale): string {
  return safeReturnPath(wanted) ?? path('dashboard', locale);
}

/** The same for staff, with the workplace instead of the dashboard. */
export function workDestination(wanted: unknown, locale: Locale): string {
  return safeReturnPath(wanted) ?? path('staff', locale);
}

/** The page people came for: from the address, otherwise from the purchase this tab remembers. */
export function askedFor(): string | null {
  return new URLSearchParams(location.search).get('returnTo') ?? readSession(returnPathKey);
}

/**
 * Opens the destination in place of the form, so that the Back button does not lead to the form again. Fails, with what to
 * do about it, in a browser that did not keep the cookies of the sign-in: the next page would only ask again.
 */
export function enter(
  target: string,
  device: 'own' | 'public',
  words: Pick<AccountWords, 'noCookies'>,
): void {
  if (!/(?:^|; )in=/.test(document.cookie))
    throw new ApiError(
      0,
      'no_cookies',
      fill(words.noCookies, { address: location.origin + location.pathname }),
    );
  keepSession(deviceKey, device === 'public' ? device : null);
  keepSession(returnPathKey, null);
  location.replace(target);
}
