import { safeReturnPath } from '#domain/access/return-path.ts';
import type { Locale } from '#domain/languages.ts';
import { path } from '#i18n/routes.ts';
import { deviceKey, returnPathKey } from '#browser/page/keys.ts';
import { keepSession, readSession } from '#browser/storage.ts';

/** Where to go after signing in: the page that asked for it when it is ours, else the dashboard. */
export function destination(wanted: unknown, locale: Locale): string {
  return safeReturnPath(wanted) ?? path('dashboard', locale);
}

/** The same for staff, whose own place is the workplace. */
export function workDestination(wanted: unknown, locale: Locale): string {
  return safeReturnPath(wanted) ?? path('staff', locale);
}

/** The page that asked for signing in: from this page's address, else what the tab remembers of a purchase. */
export function askedFor(): string | null {
  return new URLSearchParams(location.search).get('returnTo') ?? readSession(returnPathKey);
}

/** Leaves for the destination; the page of the form does not stay in the way of the Back button. */
export function enter(target: string, device: 'own' | 'public'): void {
  keepSession(deviceKey, device === 'public' ? device : null);
  keepSession(returnPathKey, null);
  location.replace(target);
}
