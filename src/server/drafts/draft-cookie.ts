import type { Device } from '#domain/intake/devices.ts';
import { ownDraftDays, publicDraftIdleMinutes } from '#domain/intake/draft.ts';
import { cookieNames, setCookie } from '../http/cookies.ts';
import type { Call } from '../http/call.ts';
import { isToken } from '../http/tokens.ts';

/**
 * For how many seconds after its last use a draft, and then the application made from it, stays with a browser. At a
 * public computer the next person may already be waiting.
 */
export function keptSeconds(device: Device): number {
  return device === 'own' ? ownDraftDays * 86_400 : publicDraftIdleMinutes * 60;
}

/**
 * How long such a cookie lives. On a public computer it ends with the browser, and the server counts the idle minutes.
 */
export function cookieLifetime(device: Device) {
  return device === 'own' ? { maxAgeSeconds: keptSeconds(device) } : {};
}

/** When a draft expires that was used at `now`. */
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
