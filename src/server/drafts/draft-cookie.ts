import type { Device } from '#domain/intake/devices.ts';
import { ownDraftDays, publicDraftIdleMinutes } from '#domain/intake/draft.ts';
import { cookieNames, setCookie } from '../http/cookies.ts';
import type { Call } from '../http/endpoint.ts';
import { isToken } from '../http/tokens.ts';

const dayMs = 86_400_000;

/** Until when a draft lives after being used at `now` (DESIGN section 6). */
export function draftEnd(device: Device, now: Date): Date {
  const lifetime = device === 'own' ? ownDraftDays * dayMs : publicDraftIdleMinutes * 60_000;
  return new Date(now.getTime() + lifetime);
}

/** On a public computer the cookie goes with the browser; the 30 idle minutes are kept by the database. */
export function draftCookie(token: string, device: Device): string {
  return setCookie(
    cookieNames.draft,
    token,
    device === 'own' ? { maxAgeSeconds: (ownDraftDays * dayMs) / 1000 } : {},
  );
}

/** The token of this browser's draft, or null. */
export function draftToken(call: Pick<Call, 'cookies'>): string | null {
  const token = call.cookies.get(cookieNames.draft);
  return isToken(token) ? token : null;
}
