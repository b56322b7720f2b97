import type { Device } from '#domain/intake/devices.ts';
import { ownDraftDays, publicDraftIdleMinutes } from '#domain/intake/draft.ts';
import { cookieNames, setCookie } from '../http/cookies.ts';
import type { Call } from '../http/call.ts';
import { isToken } from '../http/tokens.ts';

/**
 * Seconds for which a draft, and then the application made of it, stays with a browser after its last use. On a public
 * computer the next person may sit there.
 */
export function keptSeconds(device: Device): number {
  return device === 'own' ? ownDraftDays * 86_400 : publicDraftIdleMinutes * 60;
}

/** How long a cookie of these lives: on a public computer it goes with the browser, the idle minutes are kept by us. */
export function cookieLifetime(device: Device) {
  return device === 'own' ? { maxAgeSeconds: keptSeconds(device) } : {};
}

/** Until when a draft lives after being used at `now`. */
export function draftEnd(device: Device, now: Date): Date {
  return new Date(now.getTime() + keptSeconds(device) * 1_000);
}

/** The cookie that leads to a draft. */
export function draftCookie(token: string, device: Device): string {
  return setCookie(cookieNames.draft, token, cookieLifetime(device));
}

/** The token of this browser's draft, or null. */
export function draftToken(call: Pick<Call, 'cookies'>): string | null {
  const token = call.cookies.get(cookieNames.draft);
  return isToken(token) ? token : null;
}
